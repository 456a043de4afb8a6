import type { Change } from '../../database/edits/change.ts';

/** Creates an edition without invalidating pages: notices are inserted when a page is sent. */
export const noPage: Change = { kind: 'purged', slugs: [], pages: [], all: false };
