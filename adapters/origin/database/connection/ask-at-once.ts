export interface Asked<Options extends readonly unknown[]> {
  execProtocolStream: (message: Uint8Array, ...options: Options) => Promise<readonly unknown[]>;
}

/** The server may delay its response to these messages until the Sync. */
const waiting: ReadonlySet<number> = new Set([...'PBDEC'].map((type) => type.charCodeAt(0)));

/** Sends a statement's messages to PGlite in one call, because each call costs as much as a small statement. */
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
