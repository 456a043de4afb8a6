import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import type { LoginContent } from '#core/pages/readers/login/login-content.ts';
import { isOfPasskeys } from '#core/readers/sessions/sign-in-step.ts';
import { frameMessages } from '../../messages/frame.ts';
import { signInMessages } from '../../messages/readers/sign-in.ts';
import { speakPublicity } from './speak-publicity.ts';

interface Props {
  /** Null on pages beside the routes, such as errors. */
  readonly page: Page | null;
  /** Null when the public URL is unknown. */
  readonly publicAddress: string | null;
}

const publicityOf = (page: Page): ReturnType<typeof speakPublicity> => {
  const content = articleOn(page);
  return content === null
    ? { isPublic: true, words: frameMessages.previewNote }
    : speakPublicity(content.article, page.frame);
};

const signInOn = (page: Page | null): LoginContent | null =>
  page?.route.name === 'live-login' ? (page.content as LoginContent) : null;

const SignedIn = () => (
  <>
    <a className="preview-bar__keys" href="/login/kulcsok" target="_self" rel="nofollow">
      {signInMessages.passkeys}
    </a>
    <form className="preview-bar__out" method="post" action="/login">
      <button className="preview-bar__button" name="lepes" value="kilepes" type="submit">
        {signInMessages.signOut}
      </button>
      <button className="preview-bar__button" name="lepes" value="kilepes-mindenhol" type="submit">
        {signInMessages.signOutEverywhere}
      </button>
    </form>
  </>
);

/** Rendered outside the hydrated app, to keep its script off public pages (spec §4, "Preview mode"). */
export const PreviewBar = ({ page, publicAddress }: Props) => {
  const signIn = signInOn(page);
  const { isPublic, words } =
    page === null || signIn ? { isPublic: false, words: frameMessages.previewOnly } : publicityOf(page);
  return (
    <aside className="page-bar preview-bar" lang="hu" aria-label={signInMessages.bar}>
      <p className="preview-note">
        <strong className="preview-bar__name">{frameMessages.preview}</strong> {words}
      </p>
      {publicAddress !== null && !signIn && (
        <a className="preview-bar__address" href={publicAddress}>
          {isPublic ? frameMessages.publicAddress : frameMessages.futureAddress}
        </a>
      )}
      {(!signIn || isOfPasskeys(signIn.step)) && <SignedIn />}
    </aside>
  );
};
