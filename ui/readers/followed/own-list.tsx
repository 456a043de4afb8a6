import { followedAddress } from '#core/readers/followed/followed-list.ts';
import { follows, type KeptFollowed, withoutFollowed } from '#core/readers/followed/kept-followed.ts';
import type { FollowedContent } from '#core/pages/readers/followed/followed-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { followingMessages as words } from '../../messages/readers/following.ts';
import { FeedAddress } from './feed-address.tsx';
import { changeFollowed, followedHere, isFollowedKept } from './followed-store.ts';
import { FollowedStories } from './followed-stories.tsx';
import { FollowedThings } from './followed-things.tsx';
import { type OwnStories, useOwnStories } from './use-own-stories.ts';

interface Props {
  readonly list: readonly KeptFollowed[];
  readonly path: string;
  readonly frame: Frame;
}

const still = (
  { things, list, because }: FollowedContent,
  own: readonly KeptFollowed[],
): Pick<FollowedContent, 'things' | 'list' | 'because'> => {
  const left = because.map((places) => places.filter((at) => things[at] && follows(own, things[at])));
  return {
    things,
    list: { ...list, items: list.items.filter((_, at) => (left[at]?.length ?? 0) > 0) },
    because: left.filter((places) => places.length > 0),
  };
};

const nothing: Pick<FollowedContent, 'things' | 'list' | 'because'> = {
  things: [],
  because: [],
  list: { items: [], totalItems: 0, page: 1, totalPages: 1, title: '', rss: null, author: null, description: '' },
};

const told = ({ state, page }: OwnStories): string => {
  if (state === 'loading') return page === null ? words.loading : '';
  return state === 'failed' ? (page === null ? words.failed : words.stale) : '';
};

/** Shows the names even when requests fail. */
export const OwnList = ({ list, path, frame }: Props) => {
  const stories = useOwnStories(path, list);
  const content = stories.page?.content;
  const things = list.map((one) => {
    const known = content?.things.find((thing) => follows([one], thing));
    return { ...one, ...known, name: known?.state === 'found' ? known.name : one.name };
  });
  const news = told(stories);
  const shown = content ? still(content, list) : nothing;
  return (
    <div className="followed__grid wrap">
      <div className="followed__rail">
        <FollowedThings
          title={words.things(list.length)}
          things={things}
          onRemove={(key) => changeFollowed(withoutFollowed(followedHere(), key))}
        />
        {!isFollowedKept() && <p className="followed__how">{words.unkept}</p>}
      </div>
      <FollowedStories content={shown} frame={stories.page?.frame ?? frame}>
        {news !== '' && (
          <div className="followed__news">
            <p role={stories.state === 'failed' ? 'alert' : 'status'}>{news}</p>
            {stories.state === 'failed' && (
              <button type="button" className="button" onClick={stories.again}>
                {words.retry}
              </button>
            )}
          </div>
        )}
      </FollowedStories>
      <div className="followed__feed">
        <FeedAddress
          feed={frame.site.origin + followedAddress(`/rss${path}`, list)}
          path={followedAddress(path, list)}
        />
      </div>
    </div>
  );
};
