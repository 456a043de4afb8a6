import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import type { MadeCall } from './asking-upstream.ts';
import { namesOf, withValueAt } from './at-path.ts';
import { judgeDocument } from './judge-response.ts';
import { liveScoreSamples } from './live-score-samples.ts';
import { mainApiSamples } from './main-api-samples.ts';
import { runCalls, type UpstreamName } from './run-calls.ts';

export interface SampleCall {
  readonly upstream: UpstreamName;
  readonly name: string;
  readonly made: MadeCall;
  readonly document: unknown;
}

const samples: Readonly<Record<UpstreamName, Readonly<Record<string, unknown>>>> = {
  'main-api': mainApiSamples,
  'live-score-api': liveScoreSamples,
};

/** The slug of the main site in the samples. */
const sampleSite = '"lapunk"';

const listItem = /^(.*\.\d+|\d+)(?:\.|$)/;

/** Without the list items that tests of lenient parsing put in on purpose. */
const cleaned = (document: unknown, made: MadeCall): unknown => {
  const [finding] = judgeDocument(document, made);
  const item = finding && listItem.exec(namesOf(finding.path).join('.'))?.[1];
  return item === undefined ? document : cleaned(withValueAt(document, item, undefined), made);
};

/** Every read call with a valid sample of its response. */
export const sampleCalls = async (needs: MainApiNeeds): Promise<readonly SampleCall[]> => {
  const calls = new Map<string, SampleCall>();
  const site = needs.sites[0].slug;
  const textOf = (upstream: UpstreamName, name: string): string =>
    JSON.stringify(samples[upstream][name]).replaceAll(sampleSite, JSON.stringify(site));
  for (const upstream of Object.keys(samples) as UpstreamName[])
    await runCalls(upstream, {
      needs,
      site,
      baseUrl: 'http://sample.invalid',
      headers: {},
      today: '2026-03-28',
      supplement: { slug: 'eb-2024', path: 'eredmenyek' },
      skip: (name) => {
        throw new Error(`the samples lack what ${name} needs`);
      },
      ask: async (name) => ({ kind: 'answer', status: 200, text: textOf(upstream, name), ms: 0 }),
      onCall: (name, made) => {
        if (calls.has(name)) return;
        calls.set(name, { upstream, name, made, document: cleaned(JSON.parse(textOf(upstream, name)), made) });
      },
    });
  return [...calls.values()];
};
