import type { ListHeader as Header } from '#core/editorial/lists/list-header.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { SportWay } from '#core/pages/list/sport-ways.ts';
import type { PodcastFeedLink } from '#core/pages/page-head.ts';
import { SiteMark } from '../../icons/site-mark.tsx';
import { FollowButton } from '../../readers/followed/follow-button.tsx';
import { Avatar } from '../../media/pictures/avatar.tsx';
import { SubscribeLink } from '../../media/podcasts/subscribe-link.tsx';
import { tiedTitle } from '#core/wording/tied.ts';
import { FeedLink } from './feed-link.tsx';

interface Props {
  readonly header: Header;
  readonly podcast?: PodcastFeedLink | undefined;
  readonly sportWay?: SportWay | undefined;
  readonly frame: Frame;
}

export const isOnMasthead = ({ kind, title }: Header, { site }: Frame): boolean =>
  kind === 'logo' && title === site.name;

/** Spec §2.2. */
export const ListHeader = ({ header, podcast, sportWay, frame }: Props) =>
  isOnMasthead(header, frame) ? (
    <h1 className="unseen">{header.title}</h1>
  ) : (
    <header className={`list-header list-header--${header.kind}`}>
      {header.kind === 'author' && (
        <Avatar path={header.avatar} name={header.title} size="square" frame={frame} className="list-header__avatar" />
      )}
      <div className="list-header__words">
        {header.role !== '' && <p className="kicker">{header.role}</p>}
        <h1 className="list-header__title">
          {tiedTitle(header.title)}
          {header.kind === 'logo' && <SiteMark role={frame.site.role} />}
        </h1>
        {header.description !== '' && <p className="list-header__text">{tiedTitle(header.description)}</p>}
        {sportWay && (
          <p className="list-header__sport">
            <a href={sportWay.path}>{sportWay.label}</a>
          </p>
        )}
        {podcast && (
          <p className="list-header__podcast">
            <SubscribeLink {...podcast} />
          </p>
        )}
      </div>
      <div className="list-header__ways">
        {header.follow !== undefined && !frame.app && !frame.preview && (
          <FollowButton text={header.follow} name={header.title} />
        )}
        <FeedLink header={header} />
      </div>
    </header>
  );
