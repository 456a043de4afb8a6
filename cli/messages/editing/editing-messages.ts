import type { DocumentsMessages } from './documents-messages.ts';
import type { FrontMessages } from './front-messages.ts';
import type { LabelsMessages } from './labels-messages.ts';
import type { VersionsMessages } from './versions-messages.ts';

export interface EditingMessages {
  readonly versions: VersionsMessages;
  readonly labels: LabelsMessages;
  readonly front: FrontMessages;
  readonly documents: DocumentsMessages;
}
