import { join } from 'node:path';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import { liveScoreUpstream } from '#adapters/live-score-api/ask-live-scores.ts';
import { type BoundedFiles, openBoundedFiles } from '#adapters/web/page-cache/stores/bounded-files.ts';
import type { AnswerResource } from '#adapters/web/server/resource-routes.ts';
import { createSportPictures } from '#adapters/web/media/sport-pictures.ts';
import type { Composition } from './composition-parts.ts';
import { megabytes } from '../../adapters/process/open-page-store.ts';
import type { WebServerConfig } from './web-server-config.ts';

const bounds = { maxBytes: megabytes(64), maxEntries: 10_000 };

export const sportPicturesOf = (
  { environment: { DATA_DIR }, headers, time }: Pick<WebServerConfig, 'environment' | 'headers' | 'time'>,
  { liveScoreApi: { pictures, loadPicture } }: Pick<Composition, 'liveScoreApi'>,
  watch: Pick<CallWatch, 'onFile'>,
): AnswerResource => {
  let opened: BoundedFiles | undefined;
  const files = (): BoundedFiles => (opened ??= openBoundedFiles(join(DATA_DIR, 'sport-pictures'), bounds, time));
  return createSportPictures({
    addressAt: pictures.addressAt,
    fetchPicture: async (address) => {
      const begun = time.monotonic();
      const loaded = await loadPicture(address);
      if (loaded.kind === 'unavailable') {
        const ms = Math.round(time.monotonic() - begun);
        watch.onFile({ upstream: liveScoreUpstream, call: 'GET picture', ms }, loaded.fault);
      }
      return loaded;
    },
    files: { read: (name) => files().read(name), write: (name, content) => files().write(name, content) },
    now: time.monotonic,
    headers,
  });
};
