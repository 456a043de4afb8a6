import { createAdmitSearch } from '#adapters/web/requests/admit-search.ts';
import { allowances } from '#adapters/web/endpoints/limits.ts';
import { createAnswerNewsletters } from '#adapters/web/readers/newsletters/answer-newsletters.ts';
import type { SendProblem } from '#adapters/web/responses/problem.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Composition } from './composition-parts.ts';
import { newsletters as offers } from '../settings/newsletters.ts';
import type { problemFrames } from '../../core/pages/building/problem-frames.ts';
import { renderNewsletterStep } from './render.tsx';
import type { WebServerConfig } from './web-server-config.ts';

export const newsletterAnswersOf = (
  { assets, headers, proxies, time }: WebServerConfig,
  judge: JudgeAddress,
  { newsletters }: Composition,
  frames: ReturnType<typeof problemFrames>,
  sendProblem: SendProblem,
) =>
  createAnswerNewsletters({
    judge,
    newsletters,
    offers,
    draw: async (step, site) => renderNewsletterStep(step, await frames(site), assets),
    admit: {
      look: createAdmitSearch(time.monotonic, proxies, allowances.newsletterForm),
      subscribe: createAdmitSearch(time.monotonic, proxies, allowances.newsletterForm),
      confirm: createAdmitSearch(time.monotonic, proxies, allowances.newsletterForm),
      // Not rate limited: mail providers unsubscribe many users from a few addresses (RFC 8058).
      unsubscribe: null,
    },
    proxies,
    sendProblem,
    headers,
  });
