import type { Frame, RatesContent } from '#core/pages/page.ts';
import { thousands } from '#core/wording/thousands.ts';
import { serviceCopy } from '../copy/service-pages.ts';

interface Props {
  readonly content: RatesContent;
  readonly frame: Frame;
}

/** A change always shows its sign, so that colour only repeats it. */
const signed = (change: number): string => `${change > 0 ? '+' : change < 0 ? '−' : ''}${thousands(Math.abs(change), 'column')}`;

const trend = (change: number): string => (change > 0 ? 'rates__change rates__change--up' : change < 0 ? 'rates__change rates__change--down' : 'rates__change');

/** What one unit of a foreign currency costs in the site's own. */
export const RatesPage = ({ content: { rates }, frame: { site } }: Props) => (
  <article className="article document">
    <header className="article__header">
      <h1 className="article__title">{serviceCopy.rates}</h1>
      <p className="article__lead">{serviceCopy.ratesLead(site.currency.sign)}</p>
    </header>
    {rates.length === 0 ? <p className="body">{serviceCopy.noRates}</p> : (
      <table className="rates">
        <caption className="unseen">{serviceCopy.rates}</caption>
        <thead><tr><th scope="col">{serviceCopy.currency}</th><th scope="col">{serviceCopy.rate}</th><th scope="col">{serviceCopy.change}</th></tr></thead>
        <tbody>
          {rates.map(({ currency, rate, change }) => (
            <tr key={currency}><th scope="row">{currency}</th><td>{thousands(rate, 'column')}</td><td className={trend(change)}>{signed(change)}</td></tr>
          ))}
        </tbody>
      </table>
    )}
  </article>
);
