import type { Messages } from '../messages.ts';
import { frontHu } from './front-hu.ts';
import { labelsHu } from './labels-hu.ts';
import { versionsHu } from './versions-hu.ts';

export const editingHu: Pick<Messages, 'versions' | 'labels' | 'front'> = {
  versions: versionsHu,
  labels: labelsHu,
  front: frontHu,
};
