import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { CommonData } from '../../editorial/common-data/common-data.ts';
import { emptyCommonData } from '../../editorial/common-data/empty-common-data.ts';
import type { DailyRate, RateRange } from '../../services/exchange/rate-course.ts';
import { ratesDescription, ratesTitle } from '../../services/exchange/hu.ts';
import { newestDays } from '../../services/exchange/rate-facts.ts';
import { periodWords, readRatesQuery, type RatesQuestion } from '../../services/exchange/read-rates-query.ts';
import { headOf } from '../building/head.ts';
import { insteadOfFailure } from '../building/instead-of-failure.ts';
import type { InsteadOfPage } from '../instead-of-page.ts';
import type { PageNeeds } from '../needs.ts';
import { ownPath } from '../building/own-path.ts';
import type { PageRequest } from '../page-request.ts';
import type { RatesContent } from './rates-content.ts';
import { orDefault } from '../building/or-default.ts';
import type { UseCase } from '../use-case.ts';

type Needs = Pick<PageNeeds, 'commonData' | 'exchangeRates' | 'linkTo'>;
type Rates = CommonData['exchangeRates'];
type Days = readonly DailyRate[];

/** The page fails when this request fails (R9). */
const courseOf = (
  { exchangeRates }: Needs,
  { site }: PageRequest,
  currency: string,
  range: RateRange,
): ResultAsync<Days, InsteadOfPage> =>
  exchangeRates
    .course(site.slug, currency, range)
    .map(({ days }) => days)
    .orElse((failure) =>
      failure.kind === 'not-found'
        ? okAsync<Days, InsteadOfPage>([])
        : errAsync<Days, InsteadOfPage>(insteadOfFailure(failure)),
    );

const ratesOr = (rates: Rates, { currency }: RatesQuestion, days: Days): Rates =>
  rates.length > 0
    ? rates
    : newestDays(days, 1).map(({ rate, change }) => ({ currency, rate, change: change ?? 0, day: null }));

export const openRates =
  (needs: Needs): UseCase<RatesContent> =>
  (request) =>
    ResultAsync.fromSafePromise(orDefault(needs.commonData.ofSite(request.site.slug), emptyCommonData)).andThen(
      ({ exchangeRates: rates }) => {
        const asked = readRatesQuery(
          request.query,
          rates.map(({ currency }) => currency),
        );
        const [range, path] = [periodWords[asked.period], ownPath(needs, request)];
        const lately = range === '1w' ? courseOf(needs, request, asked.currency, '1m') : null;
        return courseOf(needs, request, asked.currency, range).andThen((days) =>
          (lately ?? okAsync(days)).map((recent) => ({
            content: { rates: ratesOr(rates, asked, recent), asked, days, recent, path },
            head: headOf({ title: ratesTitle, description: ratesDescription, canonical: path }),
          })),
        );
      },
    );
