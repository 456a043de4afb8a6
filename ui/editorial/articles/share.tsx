import type { MouseEvent } from 'react';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { ShareIcon } from '../../icons/icons.tsx';
import { CopyLink } from './copy-link.tsx';

interface Props {
  readonly url: string;
  readonly title: string;
}

/** Uses the device's share sheet, else plain links. Loads no third-party script. */
export const Share = ({ url, title }: Props) => {
  const shareNatively = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    const menu = event.currentTarget.parentElement as HTMLDetailsElement;
    // Browsers refuse when the click is too old, as after a slow hydration. `AbortError`: the reader closed the sheet.
    navigator.share({ title, url }).catch((cause: unknown) => {
      menu.open ||= !(cause instanceof DOMException && cause.name === 'AbortError');
    });
  };
  const [address, subject] = [encodeURIComponent(url), encodeURIComponent(title)];
  return (
    <details className="share">
      <summary className="button button--quiet share__open" data-live="share" onClick={shareNatively}>
        <ShareIcon />
        {articleMessages.share}
      </summary>
      <ul className="share__ways">
        <li>
          <a href={`mailto:?subject=${subject}&body=${address}`}>{articleMessages.shareByMail}</a>
        </li>
        <li>
          <a href={`https://www.facebook.com/sharer/sharer.php?u=${address}`} rel="noopener nofollow">
            {articleMessages.shareOnNetwork}
          </a>
        </li>
        <li className="needs-script">
          <CopyLink url={url} />
        </li>
      </ul>
    </details>
  );
};
