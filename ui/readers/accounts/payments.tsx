import type { Frame } from '#core/pages/page-frame.ts';
import type { Payment } from '#core/ports/reader-accounts.ts';
import { money } from '#core/wording/money.ts';
import { accountMessages } from '../../messages/readers/accounts.ts';
import { Day, OwnForm } from './own-page.tsx';

const { payments: words } = accountMessages;

interface Props {
  readonly payment: Payment;
  readonly frame: Frame;
}

const priceOf = ({ amount, currency, period }: Payment): string =>
  `${money(amount, { sign: (words.signs[currency] ?? currency) as 'Ft' })} ${words.periods[period]}`;

const Until = ({ payment: { state, until }, frame }: Props) =>
  until === null || state === 'over' ? null : (
    <>
      {' '}
      {state === 'active' ? words.paidUntil : words.openUntil} <Day at={until} frame={frame} />
    </>
  );

const Cancel = ({ payment, frame }: Props) => (
  <details className="account__more">
    <summary className="button button--quiet" aria-label={words.cancelOf(payment.title)}>
      {words.cancel}
    </summary>
    <p>{words.cancelLead}</p>
    {payment.until !== null && (
      <p>
        {words.openUntil} <Day at={payment.until} frame={frame} /> {words.cancelLeadOnce}
      </p>
    )}
    <OwnForm page="profil" frame={frame}>
      <input type="hidden" name="action" value="cancel" />
      <input type="hidden" name="payment_id" value={payment.id} />
      <button className="button" type="submit">
        {words.confirm}
      </button>
    </OwnForm>
  </details>
);

export const OwnPayments = ({ payments, frame }: { readonly payments: readonly Payment[]; readonly frame: Frame }) => (
  <section className="account__part" aria-labelledby="tamogatasok">
    <h2 className="account__title" id="tamogatasok">
      {words.title}
    </h2>
    {payments.length === 0 && <p className="account__none">{words.none}</p>}
    <ul className="account__list">
      {payments.map((payment) => (
        <li key={payment.id} className="account__item">
          <div>
            <h3 className="account__name">{payment.title}</h3>
            <p className="account__price">{priceOf(payment)}</p>
            <p className="access__note">
              {words.states[payment.state]}
              <Until payment={payment} frame={frame} />
            </p>
          </div>
          {payment.state === 'active' && payment.period !== 'once' && <Cancel payment={payment} frame={frame} />}
        </li>
      ))}
    </ul>
  </section>
);
