import { systemTime } from '#adapters/time/system-time.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import type { CallFinding } from './check-upstream.ts';
import { checkUpstream } from './check-upstream.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { sampleCalls } from './sample-calls.ts';
import { serveMock } from './serve-mock.ts';

export const kitNeeds = {
  sites: fiveSites,
  linkTo: someResolver().linkTo,
  siteHeader: 'lapunk-sites',
  clock: { now: () => 1_775_000_000 },
};

export const checkAt = async (url: string, slowMs = 60_000) => {
  const findings: CallFinding[] = [];
  const checked = await checkUpstream({
    url,
    slowMs,
    site: 'lapunk',
    today: '2026-03-28',
    supplement: { slug: 'eb-2024', path: 'eredmenyek' },
    headers: {},
    needs: kitNeeds,
    ask: fetchAnswer(systemTime),
    tell: (finding) => void findings.push(finding),
  });
  return { checked, findings };
};

export const mockWith = async (...faults: readonly string[]) =>
  serveMock({
    calls: await sampleCalls(kitNeeds),
    faults,
    port: 0,
    // No test waits for a slow response.
    time: { wait: async () => undefined },
  });
