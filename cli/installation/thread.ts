/** Another thread of this process that does a part of the work. */
export interface Thread<Answer> {
  /** Fails when the thread ends without one. */
  readonly answer: Promise<Answer>;
  /** Asks it to answer with what it has; it may be waiting for a pipe. */
  readonly interrupt: () => void;
  readonly stop: () => void;
}

/** Starts a thread that carries out an order, which is copied to it. */
export type StartThread = <Answer>(order: unknown) => Thread<Answer>;
