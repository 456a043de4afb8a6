import type { ArchiveFault } from '../../mend/archive-text.ts';
import type { Evidence } from '../../mend/guess.ts';

/** What is said of dead addresses and where they went. */
export interface MendMessages {
  readonly command: string;
  readonly options: Readonly<Record<'archive' | 'output' | 'least' | 'near', string>>;
  readonly archiveFaults: Readonly<Record<ArchiveFault, string>>;
  readonly noArchive: string;
  readonly unusable: (addresses: number) => string;
  readonly evidences: Readonly<Record<Evidence, string>>;
  readonly columns: Readonly<Record<'requests' | 'confidence' | 'evidence' | 'rule' | 'addresses', string>>;
  readonly ofAddresses: (addresses: number, of: number) => string;
  /** What the candidates would save. */
  readonly saves: (requests: number, addresses: number, rules: number) => string;
  readonly nothingDead: string;
  readonly unmended: (addresses: number, requests: number) => string;
  readonly written: (file: string) => string;
  /** That nothing has been applied, and how it could be tried. */
  readonly next: (file: string, program: string) => string;
  readonly near: string;
  readonly nothingNear: string;
}
