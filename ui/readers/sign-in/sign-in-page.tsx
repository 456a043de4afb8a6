import type { ReactNode } from 'react';
import { signInTitle } from '#core/readers/sessions/hu.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { LoginContent } from '#core/pages/readers/login/login-content.ts';
import { signInMessages, speakSignInProblem } from '../../messages/readers/sign-in.ts';
import { OtherWays } from './other-ways.tsx';
import { PasskeyPage } from './passkey-page.tsx';
import { fieldOf } from './problem-of-field.ts';
import { SignInTextField } from './sign-in-field.tsx';

interface StepProps {
  readonly content: LoginContent;
}

interface Props extends StepProps {
  readonly frame: Frame;
}

const Form = ({ step, children }: { readonly step: string; readonly children: ReactNode }) => (
  <form className="sign-in__form" method="post" action="/login" noValidate data-once="">
    <input type="hidden" name="lepes" value={step} />
    {children}
    <button className="button" type="submit">
      {signInMessages.signIn}
    </button>
  </form>
);

const PasswordStep = ({ content: { problem, ways }, email }: StepProps & { readonly email: string }) => {
  const beginsAtPassword = email !== '' && fieldOf(problem) !== 'nev';
  return (
    <>
      <Form step="jelszo">
        <SignInTextField
          name="nev"
          label={signInMessages.email}
          problem={problem}
          first={!beginsAtPassword}
          input={{ type: 'text', autoComplete: 'username', inputMode: 'email', maxLength: 254, defaultValue: email }}
        />
        <SignInTextField
          name="jelszo"
          label={signInMessages.password}
          problem={problem}
          first={beginsAtPassword}
          input={{ type: 'password', autoComplete: 'current-password', maxLength: 1_000 }}
        />
      </Form>
      <OtherWays ways={ways} />
      <p className="access__note">{signInMessages.noAccount}</p>
    </>
  );
};

const CodeStep = ({ content: { problem } }: StepProps) => (
  <>
    <Form step="kod">
      <SignInTextField
        name="kod"
        label={signInMessages.code}
        problem={problem}
        first
        hint={signInMessages.codeHint}
        input={{ type: 'text', autoComplete: 'one-time-code', inputMode: 'text', maxLength: 40 }}
      />
    </Form>
    <form method="post" action="/login">
      <input type="hidden" name="lepes" value="elolrol" />
      <button className="button button--quiet" type="submit">
        {signInMessages.startAgain}
      </button>
    </form>
  </>
);

export const SignInPage = ({ content, frame }: Props) => {
  const { step, problem } = content;
  if (step.kind !== 'password' && step.kind !== 'code')
    return <PasskeyPage step={step} problem={problem} frame={frame} />;
  return (
    <article className="article document access sign-in">
      <header className="article__header">
        <h1 className="article__title">{signInTitle}</h1>
        <p className="article__lead">{step.kind === 'code' ? signInMessages.codeLead : signInMessages.lead}</p>
      </header>
      <div className="access__way">
        {problem !== null && fieldOf(problem) === null && (
          <p className="sign-in__problem" role="alert">
            {speakSignInProblem(problem)}
          </p>
        )}
        {step.kind === 'code' ? <CodeStep content={content} /> : <PasswordStep content={content} email={step.email} />}
      </div>
    </article>
  );
};
