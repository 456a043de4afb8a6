import type { Frame } from '#core/pages/page-frame.ts';
import { problemAt, type ReaderStep } from '#core/pages/readers/support/reader-step.ts';
import { accountMessages } from '../../messages/readers/accounts.ts';
import { OwnAccount } from './own-account.tsx';
import { Day, ownAddress, OwnPage, SignOut } from './own-page.tsx';
import { AskForLetter, TypeCode } from './signing-in.tsx';

interface Props<Step = ReaderStep> {
  readonly step: Step;
  readonly frame: Frame;
}

const { pass, away, deleted } = accountMessages;

const Until = ({ at, frame }: { readonly at: number; readonly frame: Frame }) => (
  <p className="access__until">
    {pass.until} <Day at={at} frame={frame} />
  </p>
);

const OwnPass = ({ step, frame }: Props<Extract<ReaderStep, { readonly kind: 'pass' }>>) => (
  <OwnPage step={step} lead={pass.lead}>
    <Until at={step.validUntil} frame={frame} />
    <SignOut frame={frame} words={accountMessages.signOut} />
    <p className="access__note">{pass.note}</p>
    <p className="access__note">
      {pass.account} <a href={ownAddress('/tamogatas/belepes', frame)}>{pass.toAccount}</a>
    </p>
  </OwnPage>
);

const Away = ({ step, frame }: Props<Extract<ReaderStep, { readonly kind: 'away' }>>) => (
  <OwnPage step={step} lead={away.lead} problem={problemAt(step)}>
    {step.validUntil !== null && <Until at={step.validUntil} frame={frame} />}
    <a className="button" href={ownAddress('/tamogatas/profil', frame)}>
      {away.again}
    </a>
    <SignOut frame={frame} words={accountMessages.signOut} />
  </OwnPage>
);

const Deleted = ({ step, frame }: Props) => (
  <OwnPage step={step} lead={deleted.lead}>
    <p className="access__note">{deleted.note}</p>
    <a className="button" href={ownAddress('/', frame)}>
      {deleted.home}
    </a>
  </OwnPage>
);

/** Rendered on the server only: it has no payload to hydrate from. */
export const ReaderPage = ({ step, frame }: Props) => {
  switch (step.kind) {
    case 'ask':
      return <AskForLetter step={step} frame={frame} />;
    case 'code':
      return <TypeCode step={step} frame={frame} />;
    case 'account':
      return <OwnAccount step={step} frame={frame} />;
    case 'pass':
      return <OwnPass step={step} frame={frame} />;
    case 'away':
      return <Away step={step} frame={frame} />;
    case 'deleted':
      return <Deleted step={step} frame={frame} />;
  }
};
