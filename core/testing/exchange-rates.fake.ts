import type { DailyRate, RateRange } from '../services/exchange/rate-course.ts';
import type { ExchangeRates } from '../ports/exchange-rates.ts';
import type { Newsroom } from './newsroom.fake.ts';
import { found } from './refusals.fake.ts';

const daysBack: Readonly<Record<RateRange, number>> = { '1w': 7, '1m': 31, '3m': 92, '1y': 366, '2y': 731 };
const day = 86_400_000;

const within = (days: readonly DailyRate[], range: RateRange): readonly DailyRate[] => {
  const newest = Date.parse(days.at(-1)?.day ?? '');
  return days.filter((one) => Date.parse(one.day) > newest - daysBack[range] * day);
};

export const fakeExchangeRates = ({ content, roleOf }: Newsroom): ExchangeRates => ({
  course: (site, currency, range) => {
    const owner = roleOf(site) === 'sister' ? 'sister' : 'main';
    return found(content.rates?.find((one) => one.site === owner && one.currency === currency)).map(({ days }) => ({
      currency,
      days: within(days, range),
    }));
  },
});
