import type { Body } from '../../editorial/articles/body.ts';

export interface ServiceDocument {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly body: Body;
  readonly updatedAt: number;
}

export interface StaffGroup {
  readonly name: string;
  readonly members: readonly {
    readonly name: string;
    readonly title: string;
    readonly authorSlug: string | null;
    readonly avatar: string | null;
  }[];
}
