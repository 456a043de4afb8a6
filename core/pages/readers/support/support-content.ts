import type { ReaderStep } from './reader-step.ts';
import type { DocumentContent } from '../../document/document-content.ts';

/** A text of the support area, or a page that is one reader's own and has none. */
export type SupportContent =
  | (DocumentContent & { readonly step: null })
  | { readonly document: null; readonly minutes: null; readonly step: ReaderStep };
