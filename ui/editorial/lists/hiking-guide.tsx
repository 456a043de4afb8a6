import type { HikingGuide as Guide } from '#core/pages/list/list-boxes.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { FrameEmbed } from '../../article-body/embeds/frame-embed.tsx';
import { SearchIcon } from '../../icons/icons.tsx';
import { HikingMap } from './hiking-map.tsx';

interface Props {
  readonly guide: Guide | null;
  readonly frame: Frame;
}

/** Search, our own map, and the map service on demand (spec §2.2). */
export const HikingGuide = ({ guide, frame }: Props) =>
  guide === null ? null : (
    <section className="hiking-guide wrap" aria-label={listMessages.hikingGuide}>
      <form
        className="field-row hiking-guide__search"
        action="/archivum"
        role="search"
        aria-label={listMessages.hikingSearch}
      >
        <input type="hidden" name="filters" value={guide.filters} />
        <input
          className="field"
          type="search"
          name="term"
          aria-label={listMessages.hikingSearch}
          placeholder={listMessages.hikingSearch}
          autoComplete="off"
        />
        <button className="button" type="submit">
          <SearchIcon />
          <span>{listMessages.search}</span>
        </button>
      </form>
      {guide.hikes.length > 0 && <HikingMap hikes={guide.hikes} />}
      {guide.map && guide.map.kind === 'map' && (
        <details className="hiking-guide__service">
          <summary>{listMessages.mapService}</summary>
          <FrameEmbed embed={guide.map} frame={frame} />
        </details>
      )}
    </section>
  );
