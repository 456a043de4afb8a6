import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Recommender } from '#core/ports/recommender.ts';
import { askMainApi, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { forEachSite } from '../../requests/for-each-site.ts';
import { recommendationsWire } from './front.wire.ts';
import { cardsWire } from '../../wire/list.wire.ts';

export const createRecommender = (http: Upstream, needs: MainApiNeeds): Recommender => {
  const ask = askMainApi(http, needs);
  const wires = forEachSite(needs, ({ boxed }) => ({
    section: cardsWire(boxed),
    recommended: recommendationsWire(boxed),
  }));

  return {
    section: (site, superTag) =>
      ask(
        site,
        ['api', 'index', 'mstag', { slug: superTag }],
        {},
        { deadline: 'secondary', schema: wires(site).section },
      ),
    recommended: (site, v) =>
      ask(
        site,
        ['api', 'recommended', 'mstag', 'all'],
        { v },
        { deadline: 'secondary', schema: wires(site).recommended },
      ),
  };
};
