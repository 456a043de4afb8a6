import type { ReactNode } from 'react';
import type { NewsletterStep } from '#core/readers/newsletters/newsletter-step.ts';
import { codeField } from '#core/readers/newsletters/wish-in.ts';
import { newsletterPath } from '../../addresses/newsletter-path.ts';
import { newsletterMessages as messages } from '../../messages/readers/newsletters.ts';
import { NewsletterField } from './newsletter-field.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const CodeForm = ({ bearer, wrong }: { readonly bearer: string; readonly wrong: boolean }) => (
  <form className="sign-in__form" method="post" action={`/api/newsletter/confirm/${bearer}`} noValidate>
    <NewsletterField
      name={codeField}
      label={messages.code.field}
      value=""
      autoComplete="one-time-code"
      required
      code
      wrong={wrong ? messages.code.wrong : undefined}
    />
    <button className="button" type="submit">
      {messages.code.send}
    </button>
  </form>
);

const EndForm = ({ token }: { readonly token: string }) => (
  <form method="post" action={`/api/newsletter/unsubscribe/${token}`}>
    <button className="button" type="submit">
      {messages.ending.send}
    </button>
  </form>
);

const WayOn = ({ path, label }: { readonly path: string; readonly label: string }) => (
  <p>
    <a className="button" href={path}>
      {label}
    </a>
  </p>
);

interface Words {
  readonly title: string;
  readonly lead: string;
}

export const wordsOfStep = (step: NewsletterStep): Words => {
  if (step.kind !== 'letter-sent') return messages[step.kind];
  return { title: messages.letterSent.title, lead: messages.letterSent.lead(step.email) };
};

const doingOf = (step: NewsletterStep): ReactNode => {
  switch (step.kind) {
    case 'asking':
      return <NewsletterForm {...step} />;
    case 'letter-sent':
      return <p className="access__note">{messages.letterSent.note}</p>;
    case 'code':
      return <CodeForm bearer={step.key} wrong={step.wrong} />;
    case 'confirmed':
      return <WayOn path="/" label={messages.home} />;
    case 'lapsed':
      return <WayOn path={newsletterPath} label={messages.again} />;
    case 'ending':
      return <EndForm token={step.token} />;
    case 'ended':
      return <WayOn path={newsletterPath} label={messages.ended.again} />;
  }
};

export const NewsletterPage = ({ step }: { readonly step: NewsletterStep }) => {
  const { title, lead } = wordsOfStep(step);
  return (
    <article className="article document access sign-in">
      <header className="article__header">
        <h1 className="article__title">{title}</h1>
        <p className="article__lead">{lead}</p>
      </header>
      <div className="access__way">{doingOf(step)}</div>
    </article>
  );
};
