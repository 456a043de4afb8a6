import { quoteUnit } from '#core/services/exchange/quote-unit.ts';
import { newestDays, rateFacts } from '#core/services/exchange/rate-facts.ts';
import { type PeriodWord, periodWords } from '#core/services/exchange/read-rates-query.ts';
import type { RatesContent } from '#core/pages/rates/rates-content.ts';
import type { Frame, SiteSummary } from '#core/pages/page-frame.ts';
import { ratesMessages } from '../messages/rates.ts';
import { RateChange } from '../editorial/common-data/rate-change.tsx';
import { RateChart } from './rate-chart.tsx';
import { RateConverter } from './rate-converter.tsx';
import { changeFigure, percentFigure, rateFigure, ratePrice } from '../editorial/common-data/written-rate.ts';

interface Props {
  readonly content: RatesContent;
  readonly frame: Frame;
}

interface Part {
  readonly content: RatesContent;
  readonly site: SiteSummary;
}

const tableDays = 14;
const addressOf = (path: string, currency: string, period: PeriodWord): string =>
  `${path}?deviza=${currency.toLowerCase()}&idoszak=${period}`;

const Currencies = ({ content: { rates, asked, path }, site }: Part) => (
  <nav aria-label={ratesMessages.currencies}>
    <ul className="rate-cards">
      {rates.map(({ currency, rate, change }) => (
        <li key={currency}>
          <a
            className="rate-card"
            href={addressOf(path, currency, asked.period)}
            aria-current={currency === asked.currency ? 'true' : undefined}
          >
            <span className="rate-card__code">{ratesMessages.unit(quoteUnit(rate), currency)}</span>
            <span className="rate-card__price">{ratePrice(rate, site)}</span>
            <RateChange change={change} rate={rate} />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Periods = ({ content: { asked, path } }: { readonly content: RatesContent }) => (
  <nav className="periods" aria-label={ratesMessages.period}>
    <ul className="periods__items">
      {(Object.keys(periodWords) as PeriodWord[]).map((period) => (
        <li key={period}>
          <a
            className="periods__period"
            href={addressOf(path, asked.currency, period)}
            aria-current={period === asked.period ? 'true' : undefined}
          >
            {ratesMessages.periods[period]}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Course = ({ content, site }: Part) => {
  const { asked, days } = content;
  const facts = rateFacts(days);
  return (
    <section className="course">
      <header className="course__head">
        <h2 className="course__title">
          {ratesMessages.name(asked.currency)}{' '}
          <span className="course__code">
            {asked.currency}/{site.currency.code}
          </span>
        </h2>
        {facts !== null && (
          <p className="course__now">
            <strong>{ratePrice(facts.last.rate, site)}</strong>{' '}
            <span>
              {ratesMessages.since(changeFigure(facts.change, facts.last.rate), percentFigure(facts.percent))}
            </span>
          </p>
        )}
      </header>
      <Periods content={content} />
      <RateChart content={content} site={site} />
    </section>
  );
};

const Days = ({ content: { recent }, site }: Part) => {
  const newest = newestDays(recent, tableDays);
  if (newest.length === 0) return null;
  return (
    <section className="rate-days">
      <h2 className="container__title" id="utolso-napok">
        {ratesMessages.table}
      </h2>
      <table className="rates" aria-labelledby="utolso-napok">
        <thead>
          <tr>
            <th scope="col">{ratesMessages.dayHead}</th>
            <th scope="col">
              {ratesMessages.rate} ({site.currency.sign})
            </th>
            <th scope="col">{ratesMessages.change}</th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ day, rate, change }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{ratesMessages.day(day)}</time>
              </th>
              <td>{rateFigure(rate)}</td>
              <td>
                <RateChange change={change} rate={rate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

export const RatesPage = ({ content, frame: { site } }: Props) => {
  const day = content.days.at(-1)?.day;
  return (
    <article className="exchange wrap">
      <header className="exchange__head">
        <h1 className="article__title">{ratesMessages.title}</h1>
        {day !== undefined && <p className="exchange__day">{ratesMessages.lead(ratesMessages.day(day))}</p>}
      </header>
      {content.rates.length === 0 ? (
        <p className="empty">{ratesMessages.noRates}</p>
      ) : (
        <>
          <Currencies content={content} site={site} />
          <div className="exchange__columns">
            <Course content={content} site={site} />
            <RateConverter content={content} site={site} />
            <Days content={content} site={site} />
          </div>
          <p className="exchange__note">{ratesMessages.note}</p>
        </>
      )}
    </article>
  );
};
