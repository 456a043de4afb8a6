import type { NewsletterStep } from '#core/readers/newsletters/newsletter-step.ts';
import { wishFields } from '#core/readers/newsletters/wish-in.ts';
import { newsletterPath } from '../../addresses/newsletter-path.ts';
import { newsletterMessages as messages } from '../../messages/readers/newsletters.ts';
import { NewsletterField } from './newsletter-field.tsx';

type Asking = Extract<NewsletterStep, { kind: 'asking' }>;

const Lists = ({ offers, typed, wrong }: Asking) => (
  <fieldset className="newsletter__lists" aria-describedby={wrong.includes('listCodes') ? 'hirlevel-hiba' : undefined}>
    <legend className="sign-in__label">{messages.asking.lists}</legend>
    {offers.map(({ code, title, description }) => (
      <label key={code} className="newsletter__list">
        <input
          type="checkbox"
          name={wishFields.listCodes}
          value={code}
          defaultChecked={typed.listCodes.includes(code)}
        />
        <span>
          <strong>{title}</strong>
          <br />
          {description}
        </span>
      </label>
    ))}
    {wrong.includes('listCodes') && (
      <p className="sign-in__problem" id="hirlevel-hiba" role="alert">
        {messages.wrong.listCodes}
      </p>
    )}
  </fieldset>
);

export const NewsletterForm = (step: Asking) => {
  const { typed, wrong } = step;
  const { asking, optional } = messages;
  return (
    <form className="sign-in__form" method="post" action={newsletterPath} noValidate>
      <Lists {...step} />
      <NewsletterField
        name={wishFields.email}
        label={asking.email}
        type="email"
        value={typed.email}
        autoComplete="email"
        required
        wrong={wrong.includes('email') ? messages.wrong.email : undefined}
      />
      <NewsletterField
        name={wishFields.lastName}
        label={asking.lastName}
        hint={optional}
        value={typed.lastName}
        autoComplete="family-name"
      />
      <NewsletterField
        name={wishFields.firstName}
        label={asking.firstName}
        hint={optional}
        value={typed.firstName}
        autoComplete="given-name"
      />
      {wrong.includes('refused') && (
        <p className="sign-in__problem" role="alert">
          {messages.wrong.refused}
        </p>
      )}
      <button className="button" type="submit">
        {asking.send}
      </button>
      <p className="access__note">{asking.note}</p>
    </form>
  );
};
