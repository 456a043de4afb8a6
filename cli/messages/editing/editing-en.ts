import type { Messages } from '../messages.ts';
import { frontEn } from './front-en.ts';
import { labelsEn } from './labels-en.ts';
import { versionsEn } from './versions-en.ts';

export const editingEn: Pick<Messages, 'versions' | 'labels' | 'front'> = {
  versions: versionsEn,
  labels: labelsEn,
  front: frontEn,
};
