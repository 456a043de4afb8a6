import type { Frame } from '#core/pages/page-frame.ts';
import { passkeysTitle, signInTitle } from '#core/readers/sessions/hu.ts';
import { isOfPasskeys, type SignInProblem, type SignInStep } from '#core/readers/sessions/sign-in-step.ts';
import { passkeyMessages } from '../../messages/readers/passkeys.ts';
import { speakSignInProblem } from '../../messages/readers/sign-in.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { PasskeyPrompt } from './passkey-prompt.tsx';
import { fieldOf } from './problem-of-field.ts';

interface Props {
  readonly step: Exclude<SignInStep, { readonly kind: 'password' | 'code' }>;
  readonly problem: SignInProblem | null;
  readonly frame: Frame;
}

const leadOf = (step: Props['step']): string => {
  switch (step.kind) {
    case 'passkey':
      return passkeyMessages.passkeyLead;
    case 'passkeys':
      return passkeyMessages.passkeysLead;
    case 'new-passkey':
      return passkeyMessages.newPasskeyLead(step.name);
  }
};

const toPassword = { step: 'elolrol', words: passkeyMessages.otherThanPasskey };
const toPasskeys = { step: 'kulcs-megse', words: passkeyMessages.cancel };

const Step = ({ step, problem, frame }: Props) => {
  switch (step.kind) {
    case 'passkey':
      return <PasskeyPrompt options={step.options} step="kulcs-valasz" leaving={toPassword} />;
    case 'new-passkey':
      return <PasskeyPrompt options={step.options} step="uj-kulcs-valasz" leaving={toPasskeys} />;
    case 'passkeys':
      return <OwnPasskeys passkeys={step.passkeys} mayChange={step.mayChange} problem={problem} frame={frame} />;
  }
};

/** Server only: the page is not hydrated, and vite.config.ts leaves this module out of the browser build. */
export const PasskeyPage = ({ step, problem, frame }: Props) => (
  <article className="article document access sign-in">
    <header className="article__header">
      <h1 className="article__title">{isOfPasskeys(step) ? passkeysTitle : signInTitle}</h1>
      <p className="article__lead">{leadOf(step)}</p>
    </header>
    <div className="access__way">
      {problem !== null && fieldOf(problem) === null && (
        <p className="sign-in__problem" role="alert">
          {speakSignInProblem(problem)}
        </p>
      )}
      <Step step={step} problem={problem} frame={frame} />
    </div>
  </article>
);
