import { headOf } from './head.ts';
import { insteadOfFailure } from './instead-of-failure.ts';
import type { PageNeeds } from './needs.ts';
import { ownPath } from './own-path.ts';
import type { RatesContent } from './page.ts';
import type { UseCase } from './use-case.ts';

/** A reader looks up the exchange rates. */
export const openRates = (needs: Pick<PageNeeds, 'commonData' | 'linkTo'>): UseCase<RatesContent> => (request) =>
  needs.commonData.ofSite(request.site.slug).mapErr(insteadOfFailure).map(({ exchangeRates }) => ({
    content: { rates: exchangeRates },
    head: headOf({ title: 'Árfolyamok', canonical: ownPath(needs, request) }),
  }));
