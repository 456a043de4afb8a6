import type { EditingMessages } from './editing-messages.ts';
import { documentsEn } from './documents-en.ts';
import { frontEn } from './front-en.ts';
import { labelsEn } from './labels-en.ts';
import { versionsEn } from './versions-en.ts';

export const editingEn: EditingMessages = {
  versions: versionsEn,
  labels: labelsEn,
  front: frontEn,
  documents: documentsEn,
};
