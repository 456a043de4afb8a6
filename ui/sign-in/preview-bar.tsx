import { frameMessages } from '../messages/frame.ts';
import { signInMessages } from '../messages/sign-in.ts';

/**
 * Says on every page of a preview that it is one, and signs out: in plain forms outside of what the browser takes
 * over, so that no page of the public carries script for it.
 */
export const PreviewBar = () => (
  <aside className="preview-bar" lang="hu" aria-label={signInMessages.bar}>
    <p className="preview-note">{frameMessages.preview}</p>
    <form className="preview-bar__out" method="post" action="/login">
      <button className="preview-bar__button" name="lepes" value="kilepes" type="submit">
        {signInMessages.signOut}
      </button>
      <button className="preview-bar__button" name="lepes" value="kilepes-mindenhol" type="submit">
        {signInMessages.signOutEverywhere}
      </button>
    </form>
  </aside>
);
