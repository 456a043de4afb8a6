import type { ServiceDocument, StaffGroup } from '../../services/service-pages/service-document.ts';

export interface DocumentContent {
  readonly document: ServiceDocument;
  readonly minutes: number | null;
}

export interface ShownStaffGroup {
  readonly name: string;
  readonly members: readonly (Pick<StaffGroup['members'][number], 'name' | 'title' | 'avatar'> & {
    readonly path: string | null;
  })[];
}

export interface StaffContent extends DocumentContent {
  readonly groups: readonly ShownStaffGroup[];
}
