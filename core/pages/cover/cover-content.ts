import type { FrontBlock } from '../../editorial/front-page/front-block.ts';
import type { Episode } from '../../editorial/podcasts/episode.ts';
import type { Show } from '../../editorial/podcasts/show.ts';
import type { ListContent } from '../list/list-content.ts';
import type { CoverExtras } from './cover-extras.ts';

export interface CoverContent extends ListContent {
  readonly breaking: FrontBlock | null;
  readonly blocks: readonly FrontBlock[];
  readonly episodes: readonly Episode[];
  readonly autoBlock: FrontBlock | null;
  /** Only on the bare cover of after and g7 (spec §9); otherwise null. */
  readonly extras: CoverExtras | null;
  readonly shows: readonly Show[];
}
