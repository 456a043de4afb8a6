import { needsRefetch } from '#core/live-blogs/needs-refetch.ts';
import { firstPoll, nextPoll, type PollOutcome, secondsToPoll } from '#core/live-blogs/poll-schedule.ts';

export interface VersionWatch {
  /** Path of the article. */
  readonly path: string;
  /** The version on the page. */
  readonly version: number;
  /** When the page was made: unix seconds. */
  readonly since: number;
  /** Is told of a newer version, and settles once it is at hand; what it throws puts the next question off. */
  readonly onNewer: (version: number, signal: AbortSignal) => Promise<void>;
}

const seconds = (): number => Date.now() / 1000;

/** What the server says is out; null when it does not say. */
const askVersion = async (path: string, signal: AbortSignal): Promise<{ readonly version: number | null; readonly retryAfter?: number }> => {
  const answer = await fetch(`${path}/_version.json`, { signal });
  if (!answer.ok) return { version: null, retryAfter: Number(answer.headers.get('retry-after')) };
  const { data } = (await answer.json()) as { readonly data: { readonly v: number } };
  return { version: data.v };
};

/** Asks for the version of an open article as long as the page is seen (spec §4, "Live articles"; R38); whatever fails is tried again later, silently. Returns how to stop. */
export const watchVersion = ({ path, version, since, onNewer }: VersionWatch): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let known = version;
  let poll = firstPoll(Math.min(since, seconds()), Math.random());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const ask = async (): Promise<Omit<PollOutcome, 'at'>> => {
    const { version: out, retryAfter } = await askVersion(path, signal);
    if (out === null) return { ok: false, retryAfter };
    if (needsRefetch(known, out)) await onNewer(out, signal);
    known = Math.max(known, out);
    return { ok: true };
  };

  const askOnce = async (): Promise<void> => {
    asking = true;
    const outcome = await ask().catch(() => ({ ok: false }));
    asking = false;
    poll = nextPoll(poll, { at: seconds(), ...outcome }, Math.random());
    arm();
  };

  const arm = (): void => {
    clearTimeout(timer);
    const wait = secondsToPoll(poll, seconds(), document.hidden);
    if (wait !== null && !asking && !signal.aborted) timer = setTimeout(() => void askOnce(), wait * 1000);
  };

  document.addEventListener('visibilitychange', arm, { signal });
  arm();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
};
