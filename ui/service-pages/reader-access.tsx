import type { ReactNode } from 'react';
import type { SupportContent } from '#core/pages/support/support-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { speakDateAndTime } from '#core/wording/hu-dates.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { signInPath } from '../addresses/access-paths.ts';
import { passMessages } from '../messages/passes.ts';

interface FrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

const Step = ({ title, lead, children }: FrameProps) => (
  <article className="article document access">
    <header className="article__header">
      <h1 className="article__title">{title}</h1>
      <p className="article__lead">{lead}</p>
    </header>
    <div className="access__way">{children}</div>
  </article>
);

/** A link alone signs nobody in, since mail programs follow links: its key is used up by a press of the button. */
const KeyStep = ({ bearer }: { readonly bearer: string }) => (
  <Step title={passMessages.signIn} lead={passMessages.key.lead}>
    <form method="post" action="/tamogatas/belepes" data-once="">
      <input type="hidden" name="kulcs" value={bearer} />
      <button className="button" type="submit">
        {passMessages.signIn}
      </button>
    </form>
    <p className="access__note">{passMessages.key.note}</p>
  </Step>
);

const SignOut = () => (
  <form method="post" action="/tamogatas/profil">
    <button className="button button--quiet" type="submit">
      {passMessages.holds.signOut}
    </button>
  </form>
);

const HeldStep = ({ validUntil, frame }: { readonly validUntil: number; readonly frame: Frame }) => (
  <Step title={passMessages.profile} lead={passMessages.holds.lead}>
    <p className="access__until">
      {passMessages.holds.until}{' '}
      <time dateTime={isoTime(validUntil)}>{speakDateAndTime(validUntil, frame.site.timeZone)}</time>
    </p>
    <SignOut />
    <p className="access__note">{passMessages.holds.note}</p>
  </Step>
);

const OverStep = ({ frame }: { readonly frame: Frame }) => {
  const path = signInPath(frame);
  return (
    <Step title={passMessages.over.title} lead={passMessages.over.lead}>
      {path !== null && (
        <a className="button" href={path}>
          {passMessages.over.how}
        </a>
      )}
      <SignOut />
    </Step>
  );
};

/** The step of a reader for whom there is something to do or to know; null where the step's own text says it all. */
export const readerAccess = ({ step }: SupportContent, frame: Frame): ReactNode => {
  switch (step.kind) {
    case 'key':
      return <KeyStep bearer={step.key} />;
    case 'holds':
      return <HeldStep validUntil={step.validUntil} frame={frame} />;
    case 'over':
      return <OverStep frame={frame} />;
    default:
      return null;
  }
};

/** Stands before the text of the profile while nobody is signed in. */
export const SignedOut = ({ frame }: { readonly frame: Frame }) => {
  const path = signInPath(frame);
  return (
    <p className="access__signed-out">
      {passMessages.signedOut} {path !== null && <a href={path}>{passMessages.signIn}</a>}
    </p>
  );
};
