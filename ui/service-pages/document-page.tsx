import type { ReactNode } from 'react';
import type { DocumentContent, Frame } from '#core/pages/page.ts';
import { speakDate } from '#core/wording/hu.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { BodyTree } from '../articles/body-tree.tsx';
import { serviceCopy } from '../copy/service-pages.ts';

interface Props {
  readonly content: DocumentContent;
  readonly frame: Frame;
  readonly children?: ReactNode;
}

/** A standing page: title, lead and text, with the day it was last changed. */
export const DocumentPage = ({ content: { document }, frame, children }: Props) => (
  <article className="article document">
    <header className="article__header">
      <h1 className="article__title">{document.title}</h1>
      {document.lead !== '' && <p className="article__lead">{document.lead}</p>}
    </header>
    <div className="body"><BodyTree body={document.body} frame={frame} /></div>
    {children}
    {document.updatedAt > 0 && (
      <p className="document__date">{serviceCopy.updated}: <time dateTime={isoTime(document.updatedAt)}>{speakDate(document.updatedAt, frame.site.timeZone)}</time></p>
    )}
  </article>
);
