import type { Frame } from '#core/pages/page-frame.ts';
import type { Passkey } from '#core/readers/sessions/passkeys.ts';
import type { SignInProblem } from '#core/readers/sessions/sign-in-step.ts';
import { passkeyMessages } from '../../messages/readers/passkeys.ts';
import { WrittenTime } from '../../times/told-time.tsx';
import { SignInTextField } from './sign-in-field.tsx';

interface OwnProps {
  readonly passkey: Passkey;
  readonly mayChange: boolean;
  readonly frame: Frame;
}

const Own = ({ passkey, mayChange, frame }: OwnProps) => (
  <li className="sign-in__key">
    <div>
      <p className="sign-in__label">{passkey.name}</p>
      <p className="access__note">
        {passkeyMessages.passkeyAdded} <WrittenTime at={passkey.createdAt} frame={frame} />
        {'\u00a0· '}
        {passkey.usedAt === null ? (
          passkeyMessages.passkeyUnused
        ) : (
          <>
            {passkeyMessages.passkeyUsed} <WrittenTime at={passkey.usedAt} frame={frame} />
          </>
        )}
      </p>
    </div>
    {mayChange && (
      <form method="post" action="/login" data-once="">
        <input type="hidden" name="lepes" value="kulcs-torles" />
        <input type="hidden" name="kulcs" value={passkey.id} />
        <button
          className="button button--quiet"
          type="submit"
          aria-label={passkeyMessages.removePasskeyOf(passkey.name)}
        >
          {passkeyMessages.removePasskey}
        </button>
      </form>
    )}
  </li>
);

const AddPasskey = ({ problem }: Pick<Props, 'problem'>) => (
  <form className="sign-in__form" method="post" action="/login" noValidate data-once="">
    <input type="hidden" name="lepes" value="uj-kulcs" />
    <SignInTextField
      name="kulcsnev"
      label={passkeyMessages.passkeyName}
      problem={problem}
      first={problem?.kind === 'passkey-name-missing'}
      hint={passkeyMessages.passkeyNameHint}
      input={{ type: 'text', autoComplete: 'off', inputMode: 'text', maxLength: 60 }}
    />
    <button className="button" type="submit">
      {passkeyMessages.addPasskey}
    </button>
  </form>
);

const SignInAgain = () => (
  <form className="sign-in__form" method="post" action="/login" data-once="">
    <input type="hidden" name="lepes" value="belepes-ujra" />
    <p>{passkeyMessages.signInAgainFirst}</p>
    <button className="button" type="submit">
      {passkeyMessages.signInAgain}
    </button>
  </form>
);

interface Props {
  readonly passkeys: readonly Passkey[];
  readonly mayChange: boolean;
  readonly problem: SignInProblem | null;
  readonly frame: Frame;
}

export const OwnPasskeys = ({ passkeys, mayChange, problem, frame }: Props) => (
  <>
    {passkeys.length === 0 ? (
      <p>{passkeyMessages.noPasskeys}</p>
    ) : (
      <ul className="sign-in__ways-list">
        {passkeys.map((passkey) => (
          <Own key={passkey.id} passkey={passkey} mayChange={mayChange} frame={frame} />
        ))}
      </ul>
    )}
    <p>{passkeyMessages.passkeysStay}</p>
    {mayChange ? <AddPasskey problem={problem} /> : <SignInAgain />}
    <p>
      <a href="/" target="_self">
        {passkeyMessages.backToPreview}
      </a>
    </p>
  </>
);
