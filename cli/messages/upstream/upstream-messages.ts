import type { RefusedFault, SkippedCall, UpstreamFinding } from '../../installation/upstream-kit.ts';

export interface UpstreamMessages {
  readonly commands: Readonly<Record<'upstream' | 'check' | 'mock', string>>;
  readonly options: Readonly<Record<'site' | 'needed' | 'slow' | 'port' | 'fault', string>>;
  readonly refusedSlow: string;
  readonly refusedUrl: (given: string) => string;
  readonly unknownSite: (given: string, known: string) => string;
  readonly columns: Readonly<Record<'need' | 'call' | 'page' | 'path' | 'kind' | 'expected' | 'got' | 'ms', string>>;
  readonly needs: Readonly<Record<'needed' | 'optional', string>>;
  readonly everyPage: string;
  readonly kinds: Readonly<Record<UpstreamFinding['kind'], string>>;
  readonly checked: (calls: number, findings: number, needed: number) => string;
  readonly skipped: (call: string, lacking: string) => string;
  readonly lacking: Readonly<Record<SkippedCall['lacking'], string>>;
  readonly absent: (upstream: string) => string;
  readonly unreachable: (url: string, why: string) => string;
  readonly mockListens: (url: string) => string;
  readonly mockFailed: (why: string) => string;
  readonly refusedFaults: Readonly<Record<RefusedFault['why'], (fault: string) => string>>;
}
