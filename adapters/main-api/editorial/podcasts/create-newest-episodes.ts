import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { NewestEpisodes } from '#core/ports/newest-episodes.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { podcastWires } from './episode.wire.ts';

export const createNewestEpisodes = (http: Upstream, needs: MainApiNeeds): NewestEpisodes => {
  const ask = askMainApi(http, needs);
  const wires = podcastWires(needs);

  return {
    ofPublication: (site) =>
      ask(site, ['api', 'index', 'episodes'], {}, { deadline: 'secondary', schema: wires(site).episodes }),
    ofSite: (site, count) =>
      ask(site, ['api', 'episodes'], { perPage: count }, { deadline: 'secondary', schema: wires(site).episodes }),
  };
};
