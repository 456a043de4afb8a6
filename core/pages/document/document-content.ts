import type { ServiceDocument, StaffGroup } from '../../services/service-pages/service-document.ts';

export interface DocumentContent {
  readonly document: ServiceDocument;
  /** What the minutes widget shows, on the pages that ask for gifts; null on any other, and while it is not known. */
  readonly minutes: number | null;
}

/** A desk of the newsroom; a member's `path` is that of the list of what they wrote, null without one. */
export interface ShownStaffGroup {
  readonly name: string;
  readonly members: readonly (Pick<StaffGroup['members'][number], 'name' | 'title' | 'avatar'> & {
    readonly path: string | null;
  })[];
}

export interface StaffContent extends DocumentContent {
  readonly groups: readonly ShownStaffGroup[];
}
