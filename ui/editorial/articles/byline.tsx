import { labelled } from '../../messages/language.ts';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Avatar } from '../../media/pictures/avatar.tsx';
import { teaserMessages } from '../../messages/editorial/teasers.ts';

interface Props {
  readonly article: Pick<LinkedArticle, 'authors' | 'sponsor'>;
  readonly frame: Frame;
}

export const Byline = ({ article: { authors, sponsor }, frame }: Props) => {
  if (sponsor !== undefined) return <p className="byline byline--sponsor">{teaserMessages.sponsor(sponsor)}</p>;
  return authors.length === 0 ? null : (
    <ul className="byline">
      {authors.map(({ slug, name, title, avatar, url }) => (
        <li key={slug} className="byline__author">
          <Avatar path={avatar} name={name} size="avatar" frame={frame} className="byline__avatar" />
          <span className="byline__words">
            <a className="byline__name" href={url ?? undefined} rel="author">
              {name}
            </a>
            {title !== '' && <span className="byline__title" {...labelled(title)} />}
          </span>
        </li>
      ))}
    </ul>
  );
};
