import { faultOfBreak } from '#adapters/http/call-fault.ts';
import { defaultLimits } from '#adapters/http/limits.ts';
import { readBody } from '#adapters/http/read-body.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Answer } from './asking-upstream.ts';

/** Longer than any deadline of the site, to tell slow from absent. */
const patienceMs = 10_000;

/** Sends one GET without redirects. `code` is a word: `refused`, `timeout`, `too-long` and others. */
export const fetchAnswer =
  (time: Pick<Time, 'monotonic' | 'deadline'>) =>
  async (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
    const begun = time.monotonic();
    const ms = (): number => time.monotonic() - begun;
    try {
      const response = await fetch(url, { headers, redirect: 'manual', signal: time.deadline(patienceMs) });
      const text = await readBody(response, defaultLimits.bodyBytes);
      return { kind: 'answer', status: response.status, text, ms: ms() };
    } catch (cause) {
      const { kind, code } = faultOfBreak(cause);
      return { kind: 'silent', code: code ?? kind, ms: ms() };
    }
  };
