import type { Frame } from '#core/pages/page-frame.ts';
import { followable } from '#core/readers/followed/followable.ts';
import { followingMessages as words } from '../../messages/readers/following.ts';
import { FollowButton } from './follow-button.tsx';

interface Props {
  readonly frame: Frame;
  readonly sure: boolean;
  readonly many: boolean;
}

/** The tags of the day. */
const startersOf = ({ common }: Frame) =>
  common.trendingTags.flatMap(({ slug, name, path }) => {
    const offer = followable({ kind: 'tag', slug }, name);
    return offer === null ? [] : [{ ...offer, path }];
  });

export const NothingFollowed = ({ frame, sure, many }: Props) => {
  const starters = startersOf(frame);
  return (
    <div className={sure ? 'followed__nothing wrap' : 'followed__nothing followed__nothing--unsure wrap'}>
      {!sure && (
        <p className="followed__wait needs-script" role="status">
          {words.loading}
        </p>
      )}
      {!sure && <p className="followed__how followed__no-script">{words.noScript}</p>}
      {!many && (
        <div className="followed__none-words">
          <h2 className="followed__none-title">{words.noneTitle}</h2>
          <p className="followed__how">{words.none}</p>
        </div>
      )}
      {starters.length > 0 && (
        <section className="followed__starters" aria-labelledby="kezdd">
          <h3 className="container__title" id="kezdd">
            {words.starters}
          </h3>
          <ul className="followed__items">
            {starters.map(({ text, name, path }) => (
              <li key={text} className="followed__starter">
                <a href={path}>{name}</a>
                <FollowButton text={text} name={name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="followed__ways">
        <a className="followed__link" href="/legfrissebb">
          {words.latest}
        </a>
        <a className="followed__link" href="/archivum">
          {words.archive}
        </a>
        <a className="followed__link" href="/rss">
          {words.noScriptFeed}
        </a>
      </p>
    </div>
  );
};
