import type { Frame, ListHeader as Header } from '#core/pages/page.ts';
import { listCopy } from '../copy/lists.ts';
import { FeedIcon } from '../frame/icons.tsx';
import { SiteMark } from '../frame/site-mark.tsx';
import { Avatar } from '../pictures/avatar.tsx';

interface Props {
  readonly header: Header;
  readonly frame: Frame;
}

/** Whose or what list it is: a sub-brand, a title, or an author with a face; and its feed (spec §2.2). */
export const ListHeader = ({ header, frame }: Props) => {
  const isOnMasthead = header.kind === 'logo' && header.title === frame.site.name;
  return (
    <header className={`list-header list-header--${header.kind}`}>
      {header.kind === 'author' && <Avatar path={header.avatar} name={header.title} size="square" frame={frame} className="list-header__avatar" />}
      <div className="list-header__words">
        {header.role !== '' && <p className="kicker">{header.role}</p>}
        <h1 className={isOnMasthead ? 'unseen' : 'list-header__title'}>{header.title}{header.kind === 'logo' && <SiteMark role={frame.site.role} />}</h1>
        {header.description !== '' && <p className="list-header__text">{header.description}</p>}
      </div>
      {header.rss !== null && (
        <a className="list-header__feed" href={header.rss} aria-label={listCopy.rssOf(header.title)}><FeedIcon />{listCopy.rss}</a>
      )}
    </header>
  );
};
