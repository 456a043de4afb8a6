import type { ReactNode } from 'react';
import type { DocumentContent } from '#core/pages/document/document-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { speakDate } from '#core/wording/hu-dates.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { BodyTree } from '../article-body/body-tree.tsx';
import { PrintedLinks } from '../article-body/printed-links.tsx';
import { serviceMessages } from '../messages/service-pages.ts';
import { MinutesCounter } from './minutes-counter.tsx';
import { type Anchored, withAnchors } from './with-anchors.ts';

interface Props {
  readonly content: DocumentContent;
  readonly frame: Frame;
  readonly look?: 'plain' | 'broad';
  readonly opening?: ReactNode;
  readonly children?: ReactNode;
}

const fewestEntries = 5;

const Contents = ({ entries }: Pick<Anchored, 'entries'>) =>
  entries.length < fewestEntries ? null : (
    <nav className="contents" aria-labelledby="tartalomjegyzek">
      <h2 className="contents__title" id="tartalomjegyzek">
        {serviceMessages.contents}
      </h2>
      <ol className="contents__entries">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );

export const DocumentPage = ({ content: { document, minutes }, frame, look = 'plain', opening, children }: Props) => {
  const { body, entries } = withAnchors(document.body);
  return (
    <article className={look === 'broad' ? 'article document document--broad' : 'article document'}>
      <header className="article__header">
        <h1 className="article__title">{document.title}</h1>
        {document.lead !== '' && <p className="article__lead">{document.lead}</p>}
      </header>
      {opening}
      {minutes !== null && <MinutesCounter minutes={minutes} />}
      {look === 'plain' && <Contents entries={entries} />}
      <div className="body">
        <BodyTree body={body} frame={frame} />
      </div>
      {children}
      {document.updatedAt > 0 && (
        <p className="document__date">
          {serviceMessages.updated}:{' '}
          <time dateTime={isoTime(document.updatedAt)}>{speakDate(document.updatedAt, frame.site.timeZone)}</time>
        </p>
      )}
      <PrintedLinks body={document.body} />
    </article>
  );
};
