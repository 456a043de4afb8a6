import { passkeyMessages } from '../../messages/readers/passkeys.ts';

interface Props {
  /** JSON. */
  readonly options: string;
  readonly step: string;
  readonly leaving: { readonly step: string; readonly words: string };
}

/** Asks the browser for a passkey, or to make one (ui/readers/sign-in/ask-for-passkey.ts), and sends its answer in a form. */
export const PasskeyPrompt = ({ options, step, leaving }: Props) => (
  <>
    <noscript>
      <p className="sign-in__problem">{passkeyMessages.passkeyNeedsScript}</p>
    </noscript>
    <form className="sign-in__form" method="post" action="/login" data-passkey={options}>
      <input type="hidden" name="lepes" value={step} />
      <input type="hidden" name="valasz" />
      <p className="sign-in__problem" role="alert" data-passkey-problem="failed" hidden>
        {passkeyMessages.passkeyFailed}
      </p>
      <p className="sign-in__problem" role="alert" data-passkey-problem="missing" hidden>
        {passkeyMessages.passkeyMissing}
      </p>
      <button className="button" type="submit">
        {passkeyMessages.askPasskey}
      </button>
    </form>
    <form method="post" action="/login">
      <input type="hidden" name="lepes" value={leaving.step} />
      <button className="button button--quiet" type="submit">
        {leaving.words}
      </button>
    </form>
  </>
);
