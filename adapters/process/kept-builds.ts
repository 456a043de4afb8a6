import { join } from 'node:path';
import { createKeptBuilds } from '#adapters/web/app-shell/builds/kept-builds.ts';
import { keepBuild } from '#adapters/web/app-shell/builds/keep-build.ts';
import type { OwnHeadersOf } from '#adapters/web/app-shell/assets.ts';
import type { AnswerResource } from '#adapters/web/server/resource-routes.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';

interface Started {
  readonly environment: { readonly BUILDS_DIR: string | undefined; readonly DATA_DIR: string };
  /** Id of the build that runs, and the folder of its files. */
  readonly build: string;
  readonly client: string;
  readonly headers: readonly string[];
  readonly ownHeadersOf: OwnHeadersOf;
  readonly time: Time;
  readonly log: Log;
}

/** Keeps the files of this build for those who will still have it open after the next one, and answers theirs. */
export const keptBuilds = ({
  environment,
  build,
  client,
  headers,
  ownHeadersOf,
  time,
  log,
}: Started): AnswerResource => {
  const folder = environment.BUILDS_DIR ?? join(environment.DATA_DIR, 'builds');
  // Without it this build is served as ever; only its successor's readers may have to load a page anew.
  keepBuild(folder, build, join(client, 'assets'), time).catch((error: unknown) =>
    log.warn('build-not-kept', { error }),
  );
  return createKeptBuilds({ folder, headers, ownHeadersOf, now: time.monotonic });
};
