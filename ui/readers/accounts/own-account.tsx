import type { Frame } from '#core/pages/page-frame.ts';
import type { ReaderProblem, ReaderStep } from '#core/pages/readers/support/reader-step.ts';
import { supportPath } from '../../addresses/support-path.ts';
import { accountMessages } from '../../messages/readers/accounts.ts';
import { TopicsBox } from '../topics/topics-box.tsx';
import { OwnNewsletters } from './newsletters.tsx';
import { Day, OwnForm, OwnPage, SignOut } from './own-page.tsx';
import { OwnPayments } from './payments.tsx';
import { ReaderTextField } from './reader-field.tsx';

type AccountStep = Extract<ReaderStep, { readonly kind: 'account' }>;

const { account: words, data, leave, remove } = accountMessages;

const OpenArticles = ({ until, frame }: { readonly until: number | null; readonly frame: Frame }) => {
  const support = supportPath(frame);
  return (
    <section className="account__part" aria-labelledby="hozzaferes">
      <h2 className="account__title" id="hozzaferes">
        {words.articles}
      </h2>
      {until === null ? (
        <p>
          {words.articlesNone} {support !== null && <a href={support}>{words.support}</a>}
        </p>
      ) : (
        <p className="access__until">
          {words.articlesUntil} <Day at={until} frame={frame} />
        </p>
      )}
    </section>
  );
};

const OwnData = ({ frame }: { readonly frame: Frame }) => (
  <section className="account__part" aria-labelledby="adatok">
    <h2 className="account__title" id="adatok">
      {data.title}
    </h2>
    <p>{data.lead}</p>
    <OwnForm page="profil" frame={frame} once={false}>
      <button className="button button--quiet" name="action" value="download" type="submit">
        {data.download}
      </button>
    </OwnForm>
  </section>
);

const RemoveAccount = ({ problem, frame }: { readonly problem: ReaderProblem | null; readonly frame: Frame }) => {
  const again = problem?.kind === 'deletion-unconfirmed';
  return (
    <section className="account__part" aria-labelledby="torles">
      <h2 className="account__title" id="torles">
        {remove.title}
      </h2>
      <p>{remove.lead}</p>
      <ul className="account__ends">
        {remove.ends.map((end) => (
          <li key={end}>{end}</li>
        ))}
      </ul>
      <OwnForm page="profil" frame={frame}>
        <input type="hidden" name="action" value="delete" />
        <ReaderTextField
          name="megerosites"
          label={remove.label}
          problem={problem}
          input={{ type: 'text', autoComplete: 'off', maxLength: 20, autoFocus: again }}
        />
        <button className="button button--quiet" type="submit">
          {remove.confirm}
        </button>
      </OwnForm>
    </section>
  );
};

export const OwnAccount = ({ step, frame }: { readonly step: AccountStep; readonly frame: Frame }) => {
  const { email, createdAt, articlesUntil, payments, newsletters } = step.account;
  return (
    <OwnPage
      step={step}
      lead={<span className="account__email">{email}</span>}
      notice={step.notice}
      problem={step.problem}
    >
      <OpenArticles until={articlesUntil} frame={frame} />
      <OwnPayments payments={payments} frame={frame} />
      <OwnNewsletters newsletters={newsletters} frame={frame} />
      {step.topics && <TopicsBox own={step.topics} />}
      <OwnData frame={frame} />
      <section className="account__part" aria-labelledby="kilepes">
        <h2 className="account__title" id="kilepes">
          {leave.title}
        </h2>
        <p>{leave.lead}</p>
        <SignOut frame={frame} words={accountMessages.signOut} />
      </section>
      <RemoveAccount problem={step.problem} frame={frame} />
      <p className="access__note">
        {words.since} <Day at={createdAt} frame={frame} />
      </p>
    </OwnPage>
  );
};
