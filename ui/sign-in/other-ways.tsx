import type { LoginContent, SignInWay } from '#core/pages/login/login-content.ts';
import { signInMessages } from '../messages/sign-in.ts';

/** What the button of a way sends (adapters/web/staff/take-sign-in.ts). */
const begins: Readonly<Record<SignInWay['kind'], string>> = { provider: 'szolgaltato', passkey: 'kulcs' };

/** Ways to sign in beside the password; nothing where there is none. */
export const OtherWays = ({ ways }: Pick<LoginContent, 'ways'>) =>
  ways.length > 0 && (
    <section className="sign-in__ways" aria-labelledby="mas-modok">
      <h2 className="sign-in__ways-title" id="mas-modok">
        {signInMessages.otherWays}
      </h2>
      <ul className="sign-in__ways-list">
        {ways.map((way) => (
          <li key={way.kind}>
            <form method="post" action="/login" data-way={way.kind}>
              <input type="hidden" name="lepes" value={begins[way.kind]} />
              <button className="button button--quiet" type="submit">
                {signInMessages.way(way)}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
