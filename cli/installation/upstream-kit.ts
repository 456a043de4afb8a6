type FindingKind = 'missing' | 'type' | 'value' | 'status' | 'slow';

type Lacking =
  | 'article'
  | 'live-blog'
  | 'section'
  | 'podcast'
  | 'episode'
  | 'league'
  | 'month'
  | 'fixture'
  | 'season'
  | 'race'
  | 'id';

export interface SkippedCall {
  readonly call: string;
  /** The kind of thing that no response named. */
  readonly lacking: Lacking;
}

export interface UpstreamFinding {
  readonly call: string;
  readonly url: string;
  /** Route names; `*` for every page, or a feature beside pages. */
  readonly page: string;
  /** Whether a page cannot be shown without the call. */
  readonly needed: boolean;
  readonly path: string;
  readonly kind: FindingKind;
  readonly expected: string;
  readonly got: string;
  readonly ms: number;
}

export interface UpstreamChecked {
  readonly calls: number;
  readonly skipped: readonly SkippedCall[];
  readonly absent: readonly string[];
  /** Why nothing responds; null when anything did. */
  readonly unreachable: string | null;
}

export interface RefusedFault {
  readonly fault: string;
  readonly why: 'grammar' | 'unknown-call' | 'no-field' | 'harmless';
}

export interface UpstreamKit {
  check(
    order: { readonly url: string; readonly site: string; readonly slowMs: number },
    tell: (finding: UpstreamFinding) => void,
  ): Promise<UpstreamChecked>;
  /** Resolves when the signal aborts, or with the reason why it cannot serve; a text is a system error. */
  mock(
    order: { readonly port: number; readonly faults: readonly string[] },
    onReady: (url: string) => void,
    signal: AbortSignal,
  ): Promise<RefusedFault | string | null>;
}
