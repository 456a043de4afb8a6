/** What our server refused to say. */
export class Refused extends Error {
  /** Seconds for which it wants to be left alone; 0 where it does not tell. */
  readonly retryAfter: number;

  constructor(address: string, { status, headers }: Response) {
    super(`${address}: ${status}`);
    this.retryAfter = Number(headers.get('retry-after'));
  }
}

/**
 * What our server answers in JSON at an address of its own, now and not when it was last asked; rejects with `Refused`
 * where it does not.
 */
export const askJson = async (address: string, signal?: AbortSignal): Promise<unknown> => {
  const headers = { accept: 'application/json' };
  // A cache that answers while it asks would show the beat before (R38).
  const answer = await fetch(address, { headers, signal: signal ?? null, cache: 'no-cache' });
  if (!answer.ok) throw new Refused(address, answer);
  return answer.json();
};
