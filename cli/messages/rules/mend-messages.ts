import type { ArchiveFault } from '../../mend/archive-text.ts';
import type { Evidence } from '../../mend/guess.ts';

export interface MendMessages {
  readonly command: string;
  readonly options: Readonly<Record<'archive' | 'output' | 'min' | 'near', string>>;
  readonly archiveFaults: Readonly<Record<ArchiveFault, string>>;
  readonly noArchive: string;
  readonly unusable: (addresses: number) => string;
  readonly evidences: Readonly<Record<Evidence, string>>;
  readonly columns: Readonly<Record<'requests' | 'confidence' | 'evidence' | 'rule' | 'addresses', string>>;
  readonly ofAddresses: (addresses: number, of: number) => string;
  readonly saves: (requests: number, addresses: number, rules: number) => string;
  readonly nothingDead: string;
  readonly unmended: (addresses: number, requests: number) => string;
  readonly written: (file: string) => string;
  readonly next: (file: string, program: string) => string;
  readonly near: string;
  readonly nothingNear: string;
}
