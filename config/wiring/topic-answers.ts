import { createAdmitSearch } from '#adapters/web/requests/admit-search.ts';
import { allowances } from '#adapters/web/endpoints/limits.ts';
import type { SendProblem } from '#adapters/web/responses/problem.ts';
import { createAnswerTopics } from '#adapters/web/readers/topics/answer-topics.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Composition } from './composition-parts.ts';
import type { problemFrames } from '../../core/pages/building/problem-frames.ts';
import { pushOriginsOf } from '../settings/push.ts';
import { renderTopics } from './render.tsx';
import { topics } from '../settings/topics.ts';
import type { WebServerConfig } from './web-server-config.ts';

export const topicAnswersOf = (
  { environment, sites, assets, headers, proxies, time }: WebServerConfig,
  judge: JudgeAddress,
  { topicSubscriptions: subscriptions }: Composition,
  frames: ReturnType<typeof problemFrames>,
  readerOf: (cookie: string) => Promise<string | null>,
  sendProblem: SendProblem,
) =>
  createAnswerTopics({
    judge,
    subscriptions,
    topics,
    pushOrigins: pushOriginsOf(environment, sites),
    readerOf,
    draw: async (own, site) => renderTopics(own, await frames(site), assets),
    admit: createAdmitSearch(time.monotonic, proxies, allowances.topicForm),
    proxies,
    sendProblem,
    headers,
  });
