import { addDesk, confirmRemovals, listDesks, noteHooks, removeDesk } from './desks.ts';
import { leadDesks, takeHints } from './lead-desks.ts';
import { noteDraft } from './drafts.ts';
import { noteItems, readItems } from './items.ts';
import { readEntries } from './read-entries.ts';
import { placeItems } from './place-items.ts';

export const followExecutors = {
  'follow-add': addDesk,
  'follow-hooks': noteHooks,
  'follow-list': listDesks,
  'follow-remove': removeDesk,
  'follow-confirm': confirmRemovals,
  'follow-lead': leadDesks,
  'follow-hints': takeHints,
  'follow-drafted': noteDraft,
  'follow-items': readItems,
  'follow-entries': readEntries,
  'follow-place': placeItems,
  'follow-note': noteItems,
};
