import type { Change } from '../../database/edits/change.ts';

/** Web nodes hear that there is something new, of which no stored copy knows: notices are set into copies as they are sent. */
export const noPage: Change = { kind: 'purged', slugs: [], pages: [], all: false };
