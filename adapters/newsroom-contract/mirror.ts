export interface MirrorOrder {
  /** Absolute path of a folder: new, empty, or an earlier mirror. */
  readonly output: string;
  /** Connects there; `host` is a name or address without brackets. Null connects to the public addresses. */
  readonly server: { readonly secure: boolean; readonly host: string; readonly port: number } | null;
  /** Links between files, for pages that are opened without a server. */
  readonly relative: boolean;
  readonly concurrency: number;
}

export interface MirrorReport {
  /** Files of the mirror after this run. */
  readonly files: number;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Addresses that gave no answer to store. Their earlier files stay. */
  readonly failed: readonly { readonly address: string; readonly why: string }[];
}

export type MirrorFailure = 'output-in-use' | 'not-written' | 'unreachable' | 'no-site' | 'interrupted';

export type MirrorOutcome =
  | { readonly done: MirrorReport }
  | { readonly failed: MirrorFailure; readonly about: string };
