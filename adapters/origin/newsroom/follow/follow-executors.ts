import { addDesk, confirmRemovals, listDesks, noteHooks, removeDesk } from './desks.ts';
import { leadDesks, takeHints } from './lead-desks.ts';
import { noteItems, readItems } from './items.ts';
import { placeItems } from './place-items.ts';

export const followExecutors = {
  'follow-add': addDesk,
  'follow-hooks': noteHooks,
  'follow-list': listDesks,
  'follow-remove': removeDesk,
  'follow-confirm': confirmRemovals,
  'follow-lead': leadDesks,
  'follow-hints': takeHints,
  'follow-items': readItems,
  'follow-place': placeItems,
  'follow-note': noteItems,
};
