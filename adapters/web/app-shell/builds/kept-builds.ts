import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAssets, type OwnHeadersOf } from '../assets.ts';
import type { AnswerResource } from '../../server/resource-routes.ts';
import { buildsIn } from './keep-build.ts';

interface Needs {
  readonly folder: string;
  readonly headers: readonly string[];
  readonly ownHeadersOf?: OwnHeadersOf;
  readonly now: () => number;
}

/** Milliseconds between two scans: requests for unknown files stay cheap. */
const settled = 5_000;
const prefix = '/assets/';

/**
 * Serves files of other builds: older ones for open pages, newer ones during a rollout. A name always has the same
 * bytes.
 */
export const createKeptBuilds = ({ folder, headers, ownHeadersOf, now }: Needs): AnswerResource => {
  const answers = new Map<string, AnswerResource>();
  let byName: ReadonlyMap<string, string> = new Map();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const builds = await buildsIn(folder);
    const found = await Promise.all(
      builds.map(async (build) => {
        const names = await readdir(join(folder, build, 'assets')).catch(() => []);
        return names.map((name) => [prefix + name, build] as const);
      }),
    );
    byName = new Map(found.toReversed().flat());
    for (const build of answers.keys()) if (!builds.includes(build)) answers.delete(build);
    for (const build of builds)
      if (!answers.has(build)) answers.set(build, createAssets(join(folder, build), headers, ownHeadersOf));
    lookedAt = now();
    looking = null;
  };

  return async (request, response, address) => {
    if (!address.path.startsWith(prefix)) return false;
    const answered = async (): Promise<boolean> =>
      (await answers.get(byName.get(address.path) ?? '')?.(request, response, address)) ?? false;
    if (await answered()) return true;
    if (now() - lookedAt < settled) return false;
    await (looking ??= look());
    return answered();
  };
};
