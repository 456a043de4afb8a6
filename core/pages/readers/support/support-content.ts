import type { ReaderStep } from './reader-step.ts';
import type { DocumentContent } from '../../document/document-content.ts';

export type SupportContent =
  | (DocumentContent & { readonly step: null })
  | { readonly document: null; readonly minutes: null; readonly step: ReaderStep };
