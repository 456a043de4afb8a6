import type { CallWatch } from '#adapters/http/watch-calls.ts';
import type { Time } from '#adapters/time/time.ts';
import { liveScoreUpstream } from './ask-live-scores.ts';
import type { LoadPicture } from './load-picture.ts';

export const reportingPictureFaults =
  (load: LoadPicture, onFile: CallWatch['onFile'], time: Pick<Time, 'monotonic'>): LoadPicture =>
  async (address) => {
    const begun = time.monotonic();
    const loaded = await load(address);
    if (loaded.kind === 'unavailable') {
      const ms = Math.round(time.monotonic() - begun);
      onFile({ upstream: liveScoreUpstream, call: 'GET picture', ms }, loaded.fault);
    }
    return loaded;
  };
