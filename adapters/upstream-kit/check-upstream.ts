import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import type { Lacking } from './ask-main-api-calls.ts';
import type { Answer } from './asking-upstream.ts';
import type { Finding } from './finding.ts';
import { judgeCall } from './judge-call.ts';
import { type CallUse, useOf } from './pages-of-call.ts';
import { type RunPlan, runCalls, type UpstreamName } from './run-calls.ts';

export interface CallFinding extends Finding, CallUse {
  readonly call: string;
  readonly url: string;
  /** Milliseconds until the whole response. */
  readonly ms: number;
}

export interface SkippedCall {
  readonly call: string;
  readonly lacking: Lacking;
}

export interface CheckPlan extends Pick<RunPlan, 'site' | 'today' | 'supplement' | 'headers'> {
  readonly url: string;
  readonly needs: MainApiNeeds;
  readonly slowMs: number;
  readonly ask: (url: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly tell: (finding: CallFinding) => void;
}

export interface Checked {
  readonly calls: number;
  readonly skipped: readonly SkippedCall[];
  readonly absent: readonly UpstreamName[];
  /** Why nothing responds at all; null when anything did. */
  readonly unreachable: string | null;
}

/** The calls that show whether an upstream is at the address. */
const probes = {
  'main-api': ['/api/articles?limit=1', '/api/frontend/init', '/api/index/news'],
  'live-score-api': ['/livescore/football/seasons', '/livescore/formula-1/seasons'],
} as const satisfies Readonly<Record<UpstreamName, readonly string[]>>;

const itemPattern = ({ path, kind }: Finding): string => `${kind} ${path.replaceAll(/\b\d+\b/g, '#')}`;

const checkCalls = async (upstream: UpstreamName, plan: CheckPlan): Promise<Pick<Checked, 'calls' | 'skipped'>> => {
  const skipped: SkippedCall[] = [];
  const [urls, told] = [new Set<string>(), new Set<string>()];
  await runCalls(upstream, {
    ...plan,
    baseUrl: plan.url,
    skip: (call, lacking) => void skipped.push({ call, lacking }),
    ask: (_, url, headers) => plan.ask(url, headers),
    onCall: (call, made, answer) => {
      if (urls.has(made.url)) return;
      urls.add(made.url);
      for (const finding of judgeCall(call, answer, made, plan.slowMs)) {
        const known = `${call} ${itemPattern(finding)}`;
        if (told.has(known)) continue;
        told.add(known);
        plan.tell({ call, url: made.url, ...useOf(call), ...finding, ms: Math.round(answer.ms) });
      }
    },
  });
  return { calls: urls.size, skipped };
};

/** Makes the calls of the site against a backend, and tells what its responses lack. Only GET. */
export const checkUpstream = async (plan: CheckPlan): Promise<Checked> => {
  const base = plan.url.replace(/\/+$/, '');
  const present: UpstreamName[] = [];
  const [absent, codes]: [UpstreamName[], string[]] = [[], []];
  for (const upstream of Object.keys(probes) as UpstreamName[]) {
    const answers = await Promise.all(probes[upstream].map((path) => plan.ask(`${base}${path}`, plan.headers)));
    const isThere = answers.some((answer) => answer.kind === 'answer' && answer.status !== 404);
    codes.push(...answers.map((answer) => (answer.kind === 'silent' ? answer.code : '404')));
    (isThere ? present : absent).push(upstream);
  }
  if (present.length === 0 && codes.every((code) => code !== '404'))
    return { calls: 0, skipped: [], absent, unreachable: codes[0] ?? '' };
  // Without any known call, the main API's are named as missing.
  const checked: Pick<Checked, 'calls' | 'skipped'>[] = [];
  for (const upstream of present.length === 0 ? (['main-api'] as const) : present)
    checked.push(await checkCalls(upstream, plan));
  return {
    calls: checked.reduce((sum, { calls }) => sum + calls, 0),
    skipped: checked.flatMap(({ skipped }) => skipped),
    absent,
    unreachable: null,
  };
};
