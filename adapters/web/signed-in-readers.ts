import type { WantedPage } from './wanted-page.ts';

/** What pages need to know of readers who are signed in. */
export interface Readers {
  /**
   * The token of the reader whose handle stands in a `Cookie` header; null for nobody's, and while it cannot be told.
   */
  tokenOf(cookie: string): Promise<string | null>;
  /**
   * Headers of a page that was made for who asks alone: its address is told to nobody, and the way back is
   * remembered.
   */
  headersForOne(wanted: WantedPage): Promise<readonly string[]>;
}
