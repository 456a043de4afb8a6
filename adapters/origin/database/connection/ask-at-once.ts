/** What node-postgres calls of PGlite, message by message, waiting for each. */
export interface Asked<Options extends readonly unknown[]> {
  execProtocolStream: (message: Uint8Array, ...options: Options) => Promise<readonly unknown[]>;
}

/** Parse, Bind, Describe, Execute and Close are answered with the Sync behind them at the latest. */
const waiting: ReadonlySet<number> = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));

/**
 * Hands PGlite a statement's messages together: each entry into it costs as much as a small statement. They come one
 * after another, and none of the next statement before the Sync of this one.
 */
export const askAtOnce = <Options extends readonly unknown[]>(pglite: Asked<Options>): void => {
  const send = pglite.execProtocolStream.bind(pglite);
  let held: Uint8Array[] = [];
  pglite.execProtocolStream = async (message, ...options) => {
    if (waiting.has(message[0] ?? 0)) {
      held.push(message);
      return [];
    }
    const all = held.length === 0 ? message : Buffer.concat([...held, message]);
    held = [];
    return send(all, ...options);
  };
};
