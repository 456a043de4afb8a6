import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import { frameMessages } from '../../messages/frame.ts';
import { signInMessages } from '../../messages/readers/sign-in.ts';
import { speakPublicity } from './speak-publicity.ts';

interface Props {
  readonly page: Page;
  /** Null when the public URL is unknown. */
  readonly publicAddress: string | null;
}

/** Rendered outside the hydrated app, to keep its script off public pages (spec §4, "Preview mode"). */
export const PreviewBar = ({ page, publicAddress }: Props) => {
  const content = articleOn(page);
  const { isPublic, words } =
    content === null
      ? { isPublic: true, words: frameMessages.previewNote }
      : speakPublicity(content.article, page.frame);
  return (
    <aside className="page-bar preview-bar" lang="hu" aria-label={signInMessages.bar}>
      <p className="preview-note">
        <strong className="preview-bar__name">{frameMessages.preview}</strong> {words}
      </p>
      {publicAddress !== null && (
        <a className="preview-bar__address" href={publicAddress}>
          {isPublic ? frameMessages.publicAddress : frameMessages.futureAddress}
        </a>
      )}
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
    </aside>
  );
};
