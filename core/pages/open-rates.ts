import type { DailyRate, RateCourse } from '../exchange/rate-course.ts';
import { periodWords, readRatesQuery } from '../exchange/read-rates-query.ts';
import { headOf } from './head.ts';
import { insteadOfFailure } from './instead-of-failure.ts';
import type { PageNeeds } from './needs.ts';
import { ownPath } from './own-path.ts';
import type { RatesContent } from './page.ts';
import { softly } from './softly.ts';
import type { UseCase } from './use-case.ts';

const noDays: readonly DailyRate[] = [];

/** A reader looks up the exchange rates: today's, how one of them went, and what an amount is worth. */
export const openRates = (needs: Pick<PageNeeds, 'commonData' | 'exchangeRates' | 'linkTo'>): UseCase<RatesContent> => (request) =>
  needs.commonData.ofSite(request.site.slug).mapErr(insteadOfFailure).map(async ({ exchangeRates: rates }) => {
    const asked = readRatesQuery(request.query, rates.map(({ currency }) => currency));
    const course = await softly(needs.exchangeRates.course(request.site.slug, asked.currency, periodWords[asked.period]).map(({ days }: RateCourse) => days), noDays);
    return {
      content: { rates, asked, days: course, path: ownPath(needs, request) },
      head: headOf({ title: 'Árfolyamok', description: 'Mennyit ér ma az euró, a dollár és a többi pénz, és merre tartott az elmúlt két évben.', canonical: ownPath(needs, request) }),
    };
  });
