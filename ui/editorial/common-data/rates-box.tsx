import { quoteUnit } from '#core/services/exchange/quote-unit.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { speakDate } from '#core/wording/hu-dates.ts';
import { commonDataMessages } from '../../messages/editorial/common-data.ts';
import { ratesMessages } from '../../messages/rates.ts';
import { RateChange } from './rate-change.tsx';
import { ratePrice } from './written-rate.ts';

const maxRates = 4;

export const RatesBox = ({ frame: { common, site } }: { readonly frame: Frame }) => {
  const rates = common.exchangeRates.slice(0, maxRates);
  const day = rates[0]?.day ?? null;
  return rates.length === 0 ? null : (
    <section className="day-rates" aria-labelledby="arfolyamok">
      <h2 className="container__title" id="arfolyamok">
        <a href="/arfolyam">{commonDataMessages.rates}</a>
      </h2>
      <dl className="day-rates__items">
        {rates.map(({ currency, rate, change }) => (
          <div key={currency} className="day-rates__item">
            <dt>
              <abbr title={ratesMessages.name(currency)}>{ratesMessages.unit(quoteUnit(rate), currency)}</abbr>
            </dt>
            <dd>
              <strong>{ratePrice(rate, site)}</strong> <RateChange change={change} rate={rate} />
            </dd>
          </div>
        ))}
      </dl>
      {day !== null && <p className="observed">{commonDataMessages.rateDay(speakDate(day, 'UTC'))}</p>}
    </section>
  );
};
