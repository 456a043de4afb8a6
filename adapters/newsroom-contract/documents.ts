import type { Fault } from './file-fault.ts';

/** Standing pages, such as the imprint (spec §7.1, `/api/docs`). */
export interface ListedDocument {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  /** Unix seconds. */
  readonly updatedAt: number;
}

export interface DocumentsReport {
  readonly faults: readonly Fault[];
  /** Elements that pages leave out. */
  readonly unshown: readonly Fault[];
  readonly documents: readonly {
    readonly site: string;
    readonly slug: string;
    readonly what: 'created' | 'updated' | 'unchanged';
  }[];
}
