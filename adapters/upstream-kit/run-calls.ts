import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { askLiveScoreCalls } from './ask-live-score-calls.ts';
import { type Asked, askMainApiCalls, type Step } from './ask-main-api-calls.ts';
import { type Answer, askingUpstream, type MadeCall } from './asking-upstream.ts';
import { liveScorePorts, mainApiPorts } from './ports.ts';

export type UpstreamName = 'main-api' | 'live-score-api';

export interface RunPlan extends Asked {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly needs: MainApiNeeds;
  readonly ask: (name: string, url: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly onCall: (name: string, call: MadeCall, answer: Answer) => void;
}

const run = async (
  upstream: UpstreamName,
  { baseUrl, headers, ask, onCall }: RunPlan,
  make: (http: Upstream, step: Step) => Promise<void>,
): Promise<void> => {
  const current = { name: '' };
  const http = askingUpstream({
    baseUrl,
    headers,
    name: upstream,
    ask: (url, sent) => ask(current.name, url, sent),
    onAnswer: (call, answer) => onCall(current.name, call, answer),
  });
  await make(http, async (name, load) => {
    current.name = name;
    return (await load()).unwrapOr(null);
  });
};

/** Makes every read call of an upstream once, in a fixed order. */
export const runCalls = (upstream: UpstreamName, plan: RunPlan): Promise<void> =>
  run(upstream, plan, (http, step) =>
    upstream === 'main-api'
      ? askMainApiCalls(http, mainApiPorts(http, plan.needs), step, plan)
      : askLiveScoreCalls(liveScorePorts(http, plan.needs), step, plan),
  );
