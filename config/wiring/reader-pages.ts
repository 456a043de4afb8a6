import type { IncomingMessage } from 'node:http';
import { createTakeDeskHook } from '#adapters/web/desks/take-desk-hook.ts';
import type { RenderReader } from '#adapters/web/readers/answer-reader.ts';
import { createAdmitReaders } from '#adapters/web/readers/admit-readers.ts';
import { createCountTries } from '#adapters/web/readers/count-tries.ts';
import { createReaderDoors } from '#adapters/web/readers/reader-doors.ts';
import { createReaderPages } from '#adapters/web/readers/reader-pages.ts';
import { createReturnAddress } from '#adapters/web/readers/return-address.ts';
import { createShowProfile } from '#adapters/web/readers/show-profile.ts';
import { createShowSignIn } from '#adapters/web/readers/show-sign-in.ts';
import { createSignInOnce } from '#adapters/web/readers/sign-in-once.ts';
import { createTakeProfile } from '#adapters/web/readers/take-profile.ts';
import { createTakeSignIn } from '#adapters/web/readers/take-sign-in.ts';
import { endTopicsOf } from '#adapters/web/readers/topics/end-topics.ts';
import { topicsOfBrowser } from '#adapters/web/readers/topics/topics-of-browser.ts';
import type { SendProblem } from '#adapters/web/responses/problem.ts';
import type { TrustedProxies } from '#adapters/web/requests/trusted-proxies.ts';
import type { Time } from '#adapters/time/time.ts';
import { visitorOf } from '#adapters/web/pages/answer-address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { Page } from '#core/pages/page.ts';
import { actOnAccount } from '#core/pages/readers/support/act-on-account.ts';
import { heldBy } from '#core/pages/readers/support/held-by.ts';
import { topics } from '../settings/topics.ts';
import { crmParameters } from '#adapters/crm/crm-parameters.ts';
import type { Composition } from './composition-parts.ts';
import type { Environment } from '../settings/environment.ts';
import { webKeysOf } from '#adapters/process/signing-key.ts';

export interface ReaderPagesPlan {
  readonly environment: Environment;
  readonly time: Time;
  readonly judge: JudgeAddress;
  readonly parts: Composition;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly sendProblem: SendProblem;
  readonly headers: readonly string[];
  readonly render: (page: Page) => string;
  readonly staffTokenOf: (request: IncomingMessage) => string | null;
}

export const readerPagesOf = (plan: ReaderPagesPlan) => {
  const { environment, time, judge, parts, proxies, sendProblem, headers, render, staffTokenOf } = plan;
  const {
    clock,
    mainApi,
    openPage,
    passes,
    readerAccounts: accounts,
    sessions,
    topicSubscriptions: subscriptions,
  } = parts;
  const returnAddress = createReturnAddress({ judge, keys: webKeysOf(environment, mainApi, 'return-address'), clock });
  const doors = createReaderDoors({ sessions, returnAddress, clock });
  const once = createSignInOnce(accounts, doors, time);
  const admit = createAdmitReaders(time.monotonic);
  const topicsOf = topicsOfBrowser({ subscriptions, topics });
  const show = createShowProfile({
    doors,
    admit,
    heldBy: heldBy({ accounts, passes }),
    crmParameters,
    topicsOf: ({ site, cookie }) => topicsOf({ site, cookie, from: 'profile' }),
  });
  const pages = createReaderPages({
    judge,
    proxies,
    sendProblem,
    headers,
    draw: async ({ site, request, query, route }, reader) =>
      openPage({ site, route, query }, { ...visitorOf(query), reader, staffToken: staffTokenOf(request) }).match<
        Awaited<ReturnType<RenderReader>>
      >(
        (page) => ({ text: render(page) }),
        (instead) => ({ instead }),
      ),
    showSignIn: createShowSignIn({ doors, once, returnAddress, admit }),
    takeSignIn: createTakeSignIn({ accounts, doors, once, admit, countTry: createCountTries(clock, proxies) }),
    showProfile: (call) => show(call),
    takeProfile: createTakeProfile({
      accounts,
      act: actOnAccount(accounts),
      doors,
      once,
      admit,
      show,
      endTopics: endTopicsOf(subscriptions),
    }),
  });
  const hooks = { forward: parts.forwardDeskHook, now: time.monotonic, proxies, headers };
  return { show: pages.show, forms: { readers: pages.take, deskHooks: createTakeDeskHook(hooks) } };
};
