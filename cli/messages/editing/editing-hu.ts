import type { EditingMessages } from './editing-messages.ts';
import { documentsHu } from './documents-hu.ts';
import { frontHu } from './front-hu.ts';
import { labelsHu } from './labels-hu.ts';
import { versionsHu } from './versions-hu.ts';

export const editingHu: EditingMessages = {
  versions: versionsHu,
  labels: labelsHu,
  front: frontHu,
  documents: documentsHu,
};
