import type { ChangeSet } from '#adapters/changes/change.ts';
import { concernedBy } from '#adapters/changes/concerned.ts';
import { keyOf, pageKey, slugKey } from './surrogate-keys.ts';

export interface Purge {
  /** Responses with one of these keys are never sent again. */
  readonly hard: readonly string[];
  /** Responses with one of these keys are revalidated at the next request. */
  readonly soft: readonly string[];
}

export const purgeEverything: Purge = { hard: [keyOf.every, keyOf.file], soft: [] };

/** A notice is inserted into pages when they are sent. */
export const purgeForNotices: Purge = { hard: [], soft: [keyOf.every] };

/** The main API sends at most so many changes; after a reset it may know more removals. */
const maxChanges = 1_000;

/** Null when no response is concerned. A purge without keys for odd slugs would miss them: everything is purged. */
export const purgeOfChanges = (set: ChangeSet): Purge | null => {
  const { all, names, pages } = concernedBy({ ...set, reset: false });
  if (all || (set.reset && set.changes.length >= maxChanges)) return purgeEverything;
  const keys = [...[...names].map(slugKey), ...[...pages].map(pageKey)];
  const common = [
    keyOf.text,
    ...(names.size > 0 ? [keyOf.many] : []),
    // Which files belong to a removed article is unknown here.
    ...(set.changes.some(({ kind }) => kind === 'removed') ? [keyOf.file] : []),
  ];
  const hard = keys.length === 0 ? [] : [...keys, ...common];
  const soft = set.reset ? [keyOf.every] : names.size > 0 ? [keyOf.list] : [];
  return hard.length + soft.length === 0 ? null : { hard, soft };
};
