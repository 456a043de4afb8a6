/** Shares upstream data between web nodes. Names are kind and id: `football/fixtures/9002`. */
export interface LiveRelay {
  /** True for one node, at most once in 15 seconds. */
  takeTurn(name: string): Promise<boolean>;
  tell(name: string, history: unknown): void;
  hear(listener: (name: string, history: unknown) => void): void;
}

export const aloneRelay: LiveRelay = {
  takeTurn: async () => true,
  tell: () => undefined,
  hear: () => undefined,
};
