import { join } from 'node:path';
import { createKeptBuilds } from '#adapters/web/app-shell/builds/kept-builds.ts';
import { keepBuild } from '#adapters/web/app-shell/builds/keep-build.ts';
import type { OwnHeadersOf } from '#adapters/web/app-shell/assets.ts';
import type { AnswerResource } from '#adapters/web/server/resource-routes.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { Time } from '#adapters/time/time.ts';

interface Started {
  readonly environment: { readonly BUILDS_DIR: string | undefined; readonly DATA_DIR: string };
  readonly build: string;
  readonly client: string;
  readonly headers: readonly string[];
  readonly ownHeadersOf: OwnHeadersOf;
  readonly time: Time;
  readonly log: Log;
}

/** Stores the files of this build for open pages after the next deploy, and serves those of earlier builds. */
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
  // A failure is harmless for this build; after the next deploy some readers have to reload.
  keepBuild(folder, build, join(client, 'assets'), time).catch((error: unknown) =>
    log.warn('build-not-kept', { error }),
  );
  return createKeptBuilds({ folder, headers, ownHeadersOf, now: time.monotonic });
};
