import { useState } from 'react';
import { followingMessages as words } from '../../messages/readers/following.ts';
import { FeedIcon, LinkIcon } from '../../icons/icons.tsx';

interface Props {
  readonly feed: string;
  readonly path: string;
}

type Outcome = 'untried' | 'copied' | 'failed';
const said: Readonly<Record<Outcome, string>> = { untried: '', copied: words.copied, failed: words.copyFailed };

/** Both URLs carry the list and nothing about the reader. */
export const FeedAddress = ({ feed, path }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>('untried');
  const copy = (): void => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(feed))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
  };
  return (
    <>
      <section className="side-box" aria-labelledby="sajat-rss">
        <h2 className="container__title" id="sajat-rss">
          {words.feedTitle}
        </h2>
        <p className="followed__how">{words.feed}</p>
        <label className="followed__label" htmlFor="rss-cim">
          {words.feedLabel}
        </label>
        <input
          className="field followed__address"
          id="rss-cim"
          readOnly
          value={feed}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="followed__acts">
          <button type="button" className="button needs-script" data-live="copy-feed" onClick={copy}>
            <LinkIcon />
            {words.copy}
          </button>
          <a className="button button--quiet" href={feed.replace(/^https?:\/\/[^/]+/, '')}>
            <FeedIcon />
            {words.openFeed}
          </a>
        </div>
        <p className="followed__how" role="status">
          {said[outcome]}
        </p>
      </section>
      <section className="side-box" aria-labelledby="mashol">
        <h2 className="container__title" id="mashol">
          {words.elsewhereTitle}
        </h2>
        <p className="followed__how">{words.elsewhere}</p>
        <p>
          <a className="followed__link" href={path}>
            {words.elsewhereLink}
          </a>
        </p>
      </section>
    </>
  );
};
