import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAssets, type OwnHeadersOf } from '../assets.ts';
import type { AnswerResource } from '../../server/resource-routes.ts';
import { buildsIn } from './keep-build.ts';

interface Needs {
  /** Where builds are kept (`keepBuild`). */
  readonly folder: string;
  readonly headers: readonly string[];
  readonly ownHeadersOf?: OwnHeadersOf;
  /** Milliseconds, of any clock that runs on. */
  readonly now: () => number;
}

/** Milliseconds for which the folder is not looked at again: whoever asks for what never was costs nothing. */
const settled = 5_000;
const prefix = '/assets/';

/**
 * Answers the files of builds that the present one lacks: of those before it, for pages that are still open, and in the
 * middle of a deployment of the next, when nodes share the folder. The same bytes under the same name for ever, so that
 * whichever build has it may answer.
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
    // Of builds that have the same file the newest answers: it is removed last.
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
    // Also where it was found once: another node may have removed that build, and one that has it too still stand.
    if (now() - lookedAt < settled) return false;
    await (looking ??= look());
    return answered();
  };
};
