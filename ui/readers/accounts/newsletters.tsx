import type { Frame } from '#core/pages/page-frame.ts';
import type { OfferedNewsletter } from '#core/ports/reader-accounts.ts';
import { accountMessages } from '../../messages/readers/accounts.ts';
import { OwnForm } from './own-page.tsx';

const { newsletters: words } = accountMessages;

const stateOf = ({ subscribed, waiting }: OfferedNewsletter): string | null => {
  if (subscribed) return words.on;
  return waiting ? words.waiting : null;
};

const Newsletter = ({ newsletter, frame }: { readonly newsletter: OfferedNewsletter; readonly frame: Frame }) => {
  const { code, title, description, subscribed } = newsletter;
  const state = stateOf(newsletter);
  return (
    <li className="account__item">
      <div>
        <h3 className="account__name">{title}</h3>
        {description !== '' && <p>{description}</p>}
        {state !== null && <p className="account__state">{state}</p>}
      </div>
      <OwnForm page="profil" frame={frame}>
        <input type="hidden" name="action" value="newsletter" />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="subscribe" value={subscribed ? '0' : '1'} />
        <button
          className={subscribed ? 'button button--quiet' : 'button'}
          type="submit"
          aria-label={subscribed ? words.unsubscribeFrom(title) : words.subscribeTo(title)}
        >
          {subscribed ? words.unsubscribe : words.subscribe}
        </button>
      </OwnForm>
    </li>
  );
};

export const OwnNewsletters = ({
  newsletters,
  frame,
}: {
  readonly newsletters: readonly OfferedNewsletter[];
  readonly frame: Frame;
}) => (
  <section className="account__part" aria-labelledby="hirlevelek">
    <h2 className="account__title" id="hirlevelek">
      {words.title}
    </h2>
    {newsletters.length === 0 && <p className="account__none">{words.none}</p>}
    <ul className="account__list">
      {newsletters.map((newsletter) => (
        <Newsletter key={newsletter.code} newsletter={newsletter} frame={frame} />
      ))}
    </ul>
  </section>
);
