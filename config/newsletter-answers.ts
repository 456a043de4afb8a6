import { createAdmitSearch } from '#adapters/web/admit-search.ts';
import { createAnswerNewsletters } from '#adapters/web/newsletters/answer-newsletters.ts';
import type { SendProblem } from '#adapters/web/problem.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Composition } from './composition-parts.ts';
import { newsletters as offers } from './newsletters.ts';
import type { problemFrames } from './problem-frames.ts';
import { renderNewsletterStep } from './render.tsx';
import type { WebServerConfig } from './web-server-config.ts';

/** Of one address: mail programs that end newsletters do so for many readers. */
const steps = { burst: 60, perSecond: 2 };

/** How newsletters are asked for, confirmed and ended. */
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
    admit: createAdmitSearch(time.monotonic, proxies, steps),
    proxies,
    sendProblem,
    headers,
  });
