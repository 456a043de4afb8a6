import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Podcasts } from '#core/ports/podcasts.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { podcastWires } from './episode.wire.ts';

/** Feed length. Podcast directories delete episodes that the feed no longer lists. */
const maxPublished = 500;

/** Podcasts of the main API (spec §7.1, "Content and reference data"). */
export const createPodcasts = (
  http: Upstream,
  needs: Pick<MainApiNeeds, 'siteHeader' | 'sites' | 'clock' | 'onScheduled'>,
): Podcasts => {
  const wires = podcastWires(needs);
  const ask = askMainApi(http, needs);
  return {
    episode: (site, slug) =>
      ask(site, ['api', 'episodes', { slug }], {}, { deadline: 'secondary', schema: wires(site).episode }),
    channel: (site, slug) =>
      ask(site, ['api', 'podcasts', { slug }], {}, { deadline: 'primary', schema: wires(site).channel }),
    published: (site) =>
      ask(site, ['api', 'episodes'], { perPage: maxPublished }, { deadline: 'primary', schema: wires(site).published }),
    shows: (site) =>
      ask(site, ['api', 'podcasts', 'public', 'all'], {}, { deadline: 'secondary', schema: wires(site).shows }),
  };
};
