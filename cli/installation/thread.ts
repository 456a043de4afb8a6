export interface Thread<Answer> {
  /** Rejects when the thread ends without an answer. */
  readonly answer: Promise<Answer>;
  /** Requests an early answer; the thread may be blocked on a pipe. */
  readonly interrupt: () => void;
  readonly stop: () => void;
}

export type StartThread = <Answer>(order: unknown) => Thread<Answer>;
