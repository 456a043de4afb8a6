import type { FrontBlock } from '../../editorial/front-page/front-block.ts';
import type { Episode } from '../../editorial/podcasts/episode.ts';
import type { Show } from '../../editorial/podcasts/show.ts';
import type { ListContent } from '../list/list-content.ts';
import type { CoverExtras } from './cover-extras.ts';

/** The cover of /after, /g7 and /karakter: containers above a paged list. */
export interface CoverContent extends ListContent {
  readonly breaking: FrontBlock | null;
  /** Only on the first page of the site's own cover, where no plan fills it. */
  readonly blocks: readonly FrontBlock[];
  readonly episodes: readonly Episode[];
  /** The drawn auto-block; null where it is absent. */
  readonly autoBlock: FrontBlock | null;
  /** What stands on the bare cover of after and g7 (spec §9); null on any other page. */
  readonly extras: CoverExtras | null;
  /** Every podcast of the publication, on the page of podcasts; empty anywhere else. */
  readonly shows: readonly Show[];
}
