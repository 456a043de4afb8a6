import type { Frame } from '#core/pages/page-frame.ts';
import type { ReaderStep } from '#core/pages/readers/support/reader-step.ts';
import { accountMessages } from '../../messages/readers/accounts.ts';
import { ownAddress, OwnForm, OwnPage } from './own-page.tsx';
import { fieldOf } from './problem-of-field.ts';
import { ReaderTextField } from './reader-field.tsx';

interface Props<Kind extends ReaderStep['kind']> {
  readonly step: Extract<ReaderStep, { readonly kind: Kind }>;
  readonly frame: Frame;
}

const { ask, sent, elsewhere } = accountMessages;

/** Must not reveal whether the account exists. */
export const AskForLetter = ({ step, frame }: Props<'ask'>) => (
  <OwnPage step={step} lead={ask.lead} notice={step.notice} problem={step.problem}>
    <OwnForm page="belepes" frame={frame}>
      <ReaderTextField
        name="email"
        label={accountMessages.email}
        problem={step.problem}
        hint={ask.hint}
        input={{
          type: 'email',
          autoComplete: 'email',
          inputMode: 'email',
          maxLength: 254,
          defaultValue: step.email,
          autoFocus: step.notice === null,
        }}
      />
      <button className="button" type="submit">
        {ask.send}
      </button>
    </OwnForm>
    {step.asked && (
      <p>
        {ask.asked} <a href={ownAddress('/tamogatas/belepes?elkuldve=1', frame)}>{ask.typeCode}</a>.
      </p>
    )}
    <p className="access__note">
      <strong>{ask.passTitle}</strong> {ask.pass}
    </p>
  </OwnPage>
);

export const TypeCode = ({ step, frame }: Props<'code'>) => (
  <OwnPage step={step} lead={step.key === null ? sent.lead : elsewhere.lead} problem={step.problem}>
    <OwnForm page="belepes" frame={frame}>
      {step.key !== null && <input type="hidden" name="kulcs" value={step.key} />}
      <ReaderTextField
        name="kod"
        label={accountMessages.code}
        problem={step.problem}
        hint={accountMessages.codeHint}
        input={{
          type: 'text',
          autoComplete: 'one-time-code',
          inputMode: 'numeric',
          maxLength: 12,
          autoFocus: step.problem === null || fieldOf(step.problem) !== null,
        }}
      />
      <button className="button" type="submit">
        {accountMessages.signIn}
      </button>
    </OwnForm>
    {step.signedIn && (
      <p>
        {elsewhere.signedIn} <a href={ownAddress('/tamogatas/profil', frame)}>{elsewhere.toProfile}</a>
      </p>
    )}
    <p className="access__note">
      {step.key === null ? sent.late : elsewhere.why} <a href={ownAddress('/tamogatas/belepes', frame)}>{sent.again}</a>
      .
    </p>
  </OwnPage>
);
