import { useEffect } from 'react';
import type { FollowedContent } from '#core/pages/readers/followed/followed-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { followingMessages as words } from '../../messages/readers/following.ts';
import { FeedAddress } from './feed-address.tsx';
import { FollowedStories } from './followed-stories.tsx';
import { FollowedThings } from './followed-things.tsx';
import { NothingFollowed } from './nothing-followed.tsx';
import { OwnList } from './own-list.tsx';
import { TakeList } from './take-list.tsx';
import { useFollowed } from './use-followed.ts';

interface Props {
  readonly content: FollowedContent;
  readonly frame: Frame;
}

const Head = ({ title, lead }: { readonly title: string; readonly lead: string }) => (
  <div className="wrap">
    <header className="list-header list-header--title">
      <div className="list-header__words">
        <h1 className="list-header__title" tabIndex={-1}>
          {title}
        </h1>
        <p className="list-header__text">{lead}</p>
      </div>
    </header>
  </div>
);

const GivenList = ({ content, frame }: Props) => (
  <div className="followed__grid wrap">
    <div className="followed__rail">
      <TakeList content={content} own={content.own} />
      <FollowedThings title={words.thingsHere(content.things.length)} things={content.things} onRemove={null} />
    </div>
    <FollowedStories content={content} frame={frame} />
    <div className="followed__feed">
      <FeedAddress feed={frame.site.origin + content.feed} path={content.path} />
    </div>
  </div>
);

const Inside = ({ content, frame }: Props) => {
  const list = useFollowed();
  if (content.things.length > 0) return <GivenList content={content} frame={frame} />;
  if (list !== null && list.length > 0 && !content.tooMany)
    return <OwnList list={list} path={content.own} frame={frame} />;
  return <NothingFollowed frame={frame} sure={list !== null || content.tooMany} many={content.tooMany} />;
};

/** The list of this device, or of the URL (spec §2.2). */
export const FollowedPage = ({ content, frame }: Props) => {
  useEffect(() => void import('./press-follow.ts').then(({ showFollowed }) => showFollowed()), []);
  return (
    <div className="list-page followed" data-wake="idle">
      <Head
        title={content.tooMany ? words.tooManyTitle : words.title}
        lead={content.tooMany ? words.tooMany : words.lead}
      />
      <Inside content={content} frame={frame} />
    </div>
  );
};
