import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { TipRounds } from '#core/ports/sport/tip-rounds.ts';
import { askMainApi, type MainApiNeeds } from '../requests/ask-main-api.ts';
import { tipRoundsWire } from './tip-round.wire.ts';

export const createTipRounds = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader'>): TipRounds => {
  const ask = askMainApi(http, needs);
  return { all: (site) => ask(site, ['api', 'tip-rounds'], {}, { deadline: 'primary', schema: tipRoundsWire }) };
};
