import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAssets } from '../assets.ts';
import type { AnswerResource } from '../resource-routes.ts';
import { buildsIn } from './keep-build.ts';

interface Needs {
  /** Where builds are kept (`keepBuild`). */
  readonly folder: string;
  readonly headers: readonly string[];
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
export const createKeptBuilds = ({ folder, headers, now }: Needs): AnswerResource => {
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
    byName = new Map(found.flat());
    for (const build of answers.keys()) if (!builds.includes(build)) answers.delete(build);
    for (const build of builds) if (!answers.has(build)) answers.set(build, createAssets(join(folder, build), headers));
    lookedAt = now();
    looking = null;
  };

  return async (request, response, address) => {
    if (!address.path.startsWith(prefix)) return false;
    if (!byName.has(address.path) && now() - lookedAt >= settled) await (looking ??= look());
    const answer = answers.get(byName.get(address.path) ?? '');
    return answer === undefined ? false : answer(request, response, address);
  };
};
