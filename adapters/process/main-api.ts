/** A main API that can be asked, wherever it runs. */
export interface MainApi {
  readonly url: string;
  /** Sent with every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** Settles when it answers for the first time, which may be never; rejects where that is out of the question. */
  readonly ready: Promise<unknown>;
  /** Advances its clock by milliseconds, where it is one for tests. */
  advance(ms: number): Promise<void>;
  /** Metrics of the embedded origin. */
  collect(): Promise<readonly object[]>;
  /** Does what an editor or operator orders; a remote one is edited where it is. */
  execute(order: unknown): Promise<unknown>;
  stop(): Promise<void>;
}
