import type { CoverExtras } from '#core/pages/cover/cover-extras.ts';
import type { CoverContent } from '#core/pages/cover/cover-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { frontMessages } from '../../messages/editorial/fronts.ts';
import { EpisodeList } from './episode-list.tsx';
import { FrontContainer } from './front-container.tsx';
import { Ledger } from './ledger.tsx';
import { OpeningNote } from './opening-note.tsx';
import { QuoteList } from './quote-list.tsx';
import { SectionLeads } from './section-leads.tsx';

interface Props {
  readonly content: CoverContent;
  readonly extras: CoverExtras;
  readonly frame: Frame;
}

/** Contents: spec §9. */
export const G7Cover = ({ content: { autoBlock, episodes }, extras, frame }: Props) => (
  <>
    <SectionLeads cards={extras.ofSections} frame={frame} />
    <OpeningNote body={extras.opening} frame={frame} />
    <Ledger cards={extras.cards} frame={frame} />
    <div className="wrap cover__articles">
      <FrontContainer
        block={{
          position: 0,
          layout: 'row',
          title: frontMessages.articles,
          path: null,
          siteSlug: null,
          items: extras.articles,
        }}
        frame={frame}
        first={false}
      />
    </div>
    <QuoteList quotes={extras.quotes} />
    <EpisodeList episodes={episodes} frame={frame} />
    {autoBlock && (
      <div className="wrap">
        <FrontContainer block={autoBlock} frame={frame} first={false} />
      </div>
    )}
  </>
);
