import type { MirrorReport } from '#adapters/newsroom-contract/mirror.ts';
import type { MirrorRefusal } from '../../installation/mirror.ts';

export interface MirrorMessages {
  readonly command: string;
  readonly options: Readonly<Record<'relative' | 'origin' | 'concurrency', string>>;
  readonly badOrigin: string;
  readonly failures: Readonly<Record<MirrorRefusal, (about: string) => string>>;
  readonly progress: (done: number, of: number | null, secondsLeft: number | null) => string;
  readonly failed: (address: string, why: string) => string;
  readonly done: (report: MirrorReport, folder: string) => string;
}
