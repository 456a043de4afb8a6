/** How web nodes share what they ask of upstream. A thing is named by kind and id: `football/fixtures/9002`. */
export interface LiveRelay {
  /** Whether this node is to ask now; of all nodes one is, at most once in fifteen seconds. */
  takeTurn(name: string): Promise<boolean>;
  /** Tells the other nodes what is known. */
  tell(name: string, history: unknown): void;
  /** Hears what other nodes tell. */
  hear(listener: (name: string, history: unknown) => void): void;
}

/** A node that shares nothing asks whenever it wants to know; what upstream hears of it is bounded elsewhere. */
export const aloneRelay: LiveRelay = {
  takeTurn: async () => true,
  tell: () => undefined,
  hear: () => undefined,
};
