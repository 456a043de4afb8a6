import type { Fault, FaultKind } from '#adapters/newsroom-contract/file-fault.ts';

export type Blame = (
  kind: FaultKind,
  line: number | null,
  more?: Pick<Fault, 'field' | 'found' | 'known' | 'reason'>,
) => void;
