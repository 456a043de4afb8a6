import type { Frame } from '#core/pages/page-frame.ts';
import type { TitleSuggestion } from '#core/pages/archive/suggest-titles.ts';
import { titleMessages } from '../../messages/editorial/titles.ts';
import { WrittenTime } from '../../times/told-time.tsx';
import { Marked } from '../../teasers/marked.tsx';

interface Props {
  readonly items: readonly TitleSuggestion[];
  readonly term: string;
  readonly frame: Frame;
  readonly all: string;
}

export const TitleLinks = ({ items, term, frame, all }: Props) => (
  <div className="titles">
    <ul className="titles__list" aria-label={titleMessages.titles}>
      {items.map(({ title, href, section, publishedAt }) => (
        <li key={href} className="titles__item">
          <a className="titles__link" href={href}>
            <Marked text={title} term={term} />
          </a>
          <span className="titles__foot">
            {section !== '' && <span>{section}</span>}
            <WrittenTime at={publishedAt} frame={frame} />
          </span>
        </li>
      ))}
    </ul>
    <a className="titles__all" href={all}>
      {titleMessages.all(term.trim())}
    </a>
  </div>
);
