import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { ExchangeRates } from '#core/ports/exchange-rates.ts';
import { askMainApi, type MainApiNeeds } from '../requests/ask-main-api.ts';
import { rateCourseWire } from './exchange.wire.ts';

/** Exchange rates of the main API (spec §7.1). */
export const createExchangeRates = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader'>): ExchangeRates => {
  const ask = askMainApi(http, needs);
  return {
    course: (site, currency, range) =>
      ask(site, ['api', 'exchange'], { currency, range }, { deadline: 'primary', schema: rateCourseWire }),
  };
};
