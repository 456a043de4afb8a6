export class Refused extends Error {
  /** Seconds; 0 when the server sends none. */
  readonly retryAfter: number;

  constructor(address: string, { status, headers }: Response) {
    super(`${address}: ${status}`);
    this.retryAfter = Number(headers.get('retry-after'));
  }
}

/** Loads JSON from our server. Rejects with `Refused` on an error status. */
export const askJson = async (address: string, signal?: AbortSignal): Promise<unknown> => {
  const headers = { accept: 'application/json' };
  // A stale-while-revalidate cache would return the previous beat's data (R38).
  const answer = await fetch(address, { headers, signal: signal ?? null, cache: 'no-cache' });
  if (!answer.ok) throw new Refused(address, answer);
  return answer.json();
};
