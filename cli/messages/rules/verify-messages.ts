import type { LintFinding } from '#core/addresses/redirects/lint-finding.ts';
import type { SchemaFault } from '#core/addresses/redirects/schema-fault.ts';
import type { ChangeKind } from '../../diff/change.ts';

export interface VerifyMessages {
  readonly schemaFault: (fault: SchemaFault) => string;
  readonly options: Readonly<
    Record<
      'accepted' | 'proof' | 'failOnLint' | 'failOnDiff' | 'origin' | 'allowOrigin' | 'rps' | 'concurrency' | 'timeout',
      string
    >
  >;
  readonly arguments: Readonly<Record<'lintKinds' | 'diffKinds' | 'seconds', string>>;
  readonly lint: (finding: LintFinding) => string;
  readonly accepted: (reason: string) => string;
  readonly lintEnd: (rules: number, findings: number, accepted: number) => string;
  readonly columns: Readonly<
    Record<'finding' | 'what' | 'about' | 'place' | 'shape' | 'witness' | 'before' | 'after', string>
  >;
  readonly changes: Readonly<Record<ChangeKind, string>>;
  readonly diffCount: (kind: ChangeKind, addresses: number, requests: number, atLeast: boolean) => string;
  readonly noChange: string;
  readonly notProvenOf: (ids: readonly string[]) => string;
  readonly nothingElse: string;
  readonly notProven: string;
  readonly proofOfLogs: string;
  readonly line: (line: number) => string;
  readonly fields: Readonly<Record<'status' | 'location' | 'route', string>>;
  readonly mismatch: (field: string, wanted: string, found: string) => string;
  readonly nothing: string;
  readonly badExpectation: (line: number) => string;
  readonly checkEnd: (expectations: number, mismatches: number, bad: number) => string;
  readonly predicted: string;
  readonly answered: string;
  readonly anyStatus: string;
  readonly silent: (code: string) => string;
  readonly unreachable: (origin: string, code: string) => string;
  readonly badOrigin: (origin: string) => string;
  readonly foreignOrigin: (origin: string) => string;
  readonly liveEnd: (asked: number, mismatches: number) => string;
  readonly interrupted: string;
}
