import type { ReactNode } from 'react';
import { carryAppMode } from '#core/app-shell/app-mode.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import {
  type ReaderNotice,
  type ReaderProblem,
  type ReaderStep,
  titleOfStep,
} from '#core/pages/readers/support/reader-step.ts';
import { speakDate } from '#core/wording/hu-dates.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { speakReaderNotice, speakReaderProblem } from '../../messages/readers/accounts.ts';
import { fieldOf } from './problem-of-field.ts';

interface Props {
  readonly step: ReaderStep;
  readonly lead: ReactNode;
  readonly notice?: ReaderNotice | null;
  readonly problem?: ReaderProblem | null;
  readonly children: ReactNode;
}

export const OwnPage = ({ step, lead, notice = null, problem = null, children }: Props) => (
  <article className="article document access sign-in">
    <header className="article__header">
      <h1 className="article__title">{titleOfStep(step)}</h1>
      <p className="article__lead">{lead}</p>
    </header>
    <div className="access__way">
      {notice !== null && (
        <p className="account__notice" role="status" tabIndex={-1} autoFocus>
          {speakReaderNotice(notice)}
        </p>
      )}
      {problem !== null && fieldOf(problem) === null && (
        <p className="sign-in__problem" role="alert">
          {speakReaderProblem(problem)}
        </p>
      )}
      {children}
    </div>
  </article>
);

interface FormProps {
  readonly page: 'belepes' | 'profil';
  readonly frame: Frame;
  readonly once?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export const ownAddress = (path: string, { app }: Frame): string => (app ? carryAppMode(path) : path);

export const OwnForm = ({ page, frame, once = true, className = 'sign-in__form', children }: FormProps) => (
  <form
    className={className}
    method="post"
    action={ownAddress(`/tamogatas/${page}`, frame)}
    noValidate
    data-once={once ? '' : undefined}
  >
    {children}
  </form>
);

export const Day = ({ at, frame }: { readonly at: number; readonly frame: Frame }) => (
  <time dateTime={isoTime(at)}>{speakDate(at, frame.site.timeZone)}</time>
);

export const SignOut = ({ frame, words }: { readonly frame: Frame; readonly words: string }) => (
  <OwnForm page="profil" frame={frame}>
    <button className="button button--quiet" name="action" value="logout" type="submit">
      {words}
    </button>
  </OwnForm>
);
