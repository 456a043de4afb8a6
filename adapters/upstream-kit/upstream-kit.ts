import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Supplement } from '#core/editorial/supplements/supplement.ts';
import { localTime } from '#core/wording/local-time.ts';
import { digits } from '#core/wording/digits.ts';
import { type CallFinding, type Checked, checkUpstream } from './check-upstream.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { FaultRefusal } from './plant-fault.ts';
import { sampleCalls } from './sample-calls.ts';
import { serveMock } from './serve-mock.ts';

export interface KitNeeds extends Omit<MainApiNeeds, 'clock'> {
  readonly supplements: readonly Supplement[];
  readonly time: Time;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

const isLoopback = (url: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** ORIGIN_SECRET, or for this machine only, the secret of the data folder. */
const headersFor = async (url: string, variables: KitNeeds['variables']): Promise<Readonly<Record<string, string>>> => {
  const { ORIGIN_SECRET: own, DATA_DIR = '.data', LIVE_SCORE_API_URL, LIVE_SCORE_API_KEY: key } = variables;
  const stored = isLoopback(url)
    ? (await readFile(join(DATA_DIR, 'origin-secret'), 'utf8').catch(() => '')).trim()
    : undefined;
  const secret = own || stored;
  return {
    ...(secret ? { 'origin-secret': secret } : {}),
    ...(key && LIVE_SCORE_API_URL === url ? { 'x-apisports-key': key } : {}),
  };
};

const dayIn = (zone: string, now: number): string => {
  const { year, month, day } = localTime(now, zone);
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}`;
};

const firstData = (supplements: readonly Supplement[]): { readonly slug: string; readonly path: string } | null => {
  const [first] = supplements.flatMap(({ slug, tabs }) =>
    tabs.flatMap(({ subPath, content }) => (content.kind === 'data' ? [{ slug, path: subPath }] : [])),
  );
  return first ?? null;
};

export const createUpstreamKit = ({ supplements, time, variables, ...others }: KitNeeds) => {
  const needs: MainApiNeeds = { ...others, clock: { now: () => Math.floor(time.now() / 1000) } };
  return {
    check: async (
      { url, site, slowMs }: { readonly url: string; readonly site: string; readonly slowMs: number },
      tell: (finding: CallFinding) => void,
    ): Promise<Checked> => {
      const { timeZone } = needs.sites.find(({ slug }) => slug === site) ?? needs.sites[0];
      return checkUpstream({
        url,
        site,
        slowMs,
        needs,
        tell,
        headers: await headersFor(url, variables),
        today: dayIn(timeZone, needs.clock.now()),
        supplement: firstData(supplements),
        ask: fetchAnswer(time),
      });
    },
    mock: async (
      { port, faults }: { readonly port: number; readonly faults: readonly string[] },
      onReady: (url: string) => void,
      signal: AbortSignal,
    ): Promise<FaultRefusal | string | null> => {
      try {
        const served = await serveMock({ calls: await sampleCalls(needs), faults, port, time });
        if (served.isErr()) return served.error;
        const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        onReady(served.value.url);
        await stopped;
        await served.value.close();
        return null;
      } catch (cause) {
        return cause instanceof Error ? cause.message : String(cause);
      }
    },
  };
};
