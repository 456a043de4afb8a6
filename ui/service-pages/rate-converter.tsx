import { convertAmount } from '#core/services/exchange/convert-amount.ts';
import type { RatesContent } from '#core/pages/rates/rates-content.ts';
import type { SiteSummary } from '#core/pages/page-frame.ts';
import { thousands } from '#core/wording/thousands.ts';
import { ratesMessages } from '../messages/rates.ts';
import { ratePrice } from '../editorial/common-data/written-rate.ts';
import { quoteUnit } from '#core/services/exchange/quote-unit.ts';

interface Props {
  readonly content: RatesContent;
  readonly site: SiteSummary;
}

export const RateConverter = ({ content: { rates, asked, path }, site }: Props) => {
  const rate = rates.find(({ currency }) => currency === asked.currency)?.rate ?? 0;
  const worth = convertAmount(asked.amount, rate, asked.into);
  const [intoOwn, own] = ratesMessages.own[site.currency.code] ?? [site.currency.sign, site.currency.sign];
  const money = (amount: number, isOwn: boolean): string =>
    `${thousands(amount)}\u00a0${isOwn ? site.currency.sign : asked.currency}`;
  return (
    <section className="converter">
      <h2 className="container__title">{ratesMessages.converter}</h2>
      <form
        className="converter__form"
        method="get"
        action={path}
        key={`${asked.currency} ${asked.amount} ${asked.into}`}
      >
        <input type="hidden" name="idoszak" value={asked.period} />
        <label className="converter__field">
          <span>{ratesMessages.amount}</span>
          <input
            className="field"
            name="osszeg"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={thousands(asked.amount)}
            maxLength={20}
          />
        </label>
        <label className="converter__field">
          <span>{ratesMessages.currency}</span>
          <select className="field" name="deviza" defaultValue={asked.currency.toLowerCase()}>
            {rates.map(({ currency }) => (
              <option key={currency} value={currency.toLowerCase()}>
                {currency} – {ratesMessages.name(currency)}
              </option>
            ))}
          </select>
        </label>
        <label className="converter__field">
          <span>{ratesMessages.direction}</span>
          <select className="field" name="irany" defaultValue={asked.into === 'own' ? 'sajat' : 'deviza'}>
            <option value="sajat">{ratesMessages.intoOwn(intoOwn)}</option>
            <option value="deviza">{ratesMessages.intoForeign(own)}</option>
          </select>
        </label>
        <button type="submit" className="button">
          {ratesMessages.convert}
        </button>
      </form>
      {worth !== null && (
        <p className="converter__result" role="status">
          <strong>
            {ratesMessages.result(money(asked.amount, asked.into === 'foreign'), money(worth, asked.into === 'own'))}
          </strong>
          <span>
            {ratesMessages.byRate(
              ratesMessages.result(ratesMessages.unit(quoteUnit(rate), asked.currency), ratePrice(rate, site)),
            )}
          </span>
        </p>
      )}
    </section>
  );
};
