import type { LoginContent, SignInWay } from '#core/pages/readers/login/login-content.ts';
import { signInMessages } from '../../messages/readers/sign-in.ts';

/** A link, because our CSP blocks forms to other hosts. `target` keeps the app from handling the click. */
const ToProvider = ({ way }: { readonly way: SignInWay }) => (
  <a className="button button--quiet" href="/login/szolgaltato" target="_self" rel="nofollow">
    {signInMessages.way(way)}
  </a>
);

const ByPasskey = ({ way }: { readonly way: SignInWay }) => (
  <form method="post" action="/login" data-way={way.kind}>
    <input type="hidden" name="lepes" value="kulcs" />
    <button className="button button--quiet" type="submit">
      {signInMessages.way(way)}
    </button>
  </form>
);

export const OtherWays = ({ ways }: Pick<LoginContent, 'ways'>) =>
  ways.length > 0 && (
    <section className="sign-in__ways" aria-labelledby="mas-modok">
      <h2 className="sign-in__ways-title" id="mas-modok">
        {signInMessages.otherWays}
      </h2>
      <ul className="sign-in__ways-list">
        {ways.map((way) => (
          <li key={way.kind}>{way.kind === 'provider' ? <ToProvider way={way} /> : <ByPasskey way={way} />}</li>
        ))}
      </ul>
    </section>
  );
