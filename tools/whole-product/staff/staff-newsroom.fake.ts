import { useCheapHashing } from '#adapters/origin/staff/cheap-hashing.fake.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Origin, runOrigin } from '#adapters/origin/process/run-origin.ts';
import type { OriginOptions } from '#adapters/origin/process/origin-options.ts';
import { codeOf, stepAt } from '#adapters/origin/staff/one-time-code.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { hiddenContentAt } from '../editorial/hidden-content-at.fake.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openStaffBrowser, type StaffBrowser } from './staff-browser.fake.ts';
import { openTestWebServer, type TestWebServer } from '../running/test-web-server.fake.ts';

useCheapHashing();

const sites = sitesAt(publicAddresses);
export const newsroomSite = sites[0];

export interface Colleague {
  readonly email: string;
  readonly otpSecret: string;
  readonly recoveryCodes: readonly string[];
}

export const password = 'lila-hegedu-felhok-alatt';

export const openNewsroom = async (more: Pick<OriginOptions, 'signInProvider'> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'newsroom-'));
  const { content, at } = hiddenContentAt(Math.floor(Date.now() / 1000) + 600, sites);
  const time = { now: at };
  const origin: Origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content },
    sample: noSample,
    now: () => time.now,
    signInOrigins: sites.map(({ origin }) => origin),
    ...more,
  });
  await origin.ready;
  const nodes: TestWebServer[] = [];
  const open = async (variables: Readonly<Record<string, string>>, log?: Log): Promise<TestWebServer> => {
    const node = await openTestWebServer(origin.url, { 'origin-secret': testSecret }, log, undefined, { variables });
    nodes.push(node);
    return node;
  };
  let stopped: Promise<void> | null = null;
  const stopOrigin = (): Promise<void> => (stopped ??= origin.close());
  let people = 0;
  const add = async (): Promise<Colleague> => {
    people += 1;
    const order = { do: 'add-user', email: `sz${people}@lapunk.example`, name: 'Szerkesztő Éva', password } as const;
    const outcome = (await origin.execute(order)) as { readonly done: Colleague };
    return outcome.done;
  };
  const codeNow = ({ otpSecret }: Colleague, later = 0): string => codeOf(otpSecret, stepAt(time.now) + later);
  const browserAt = (node: Pick<TestWebServer, 'ask'>): StaffBrowser =>
    openStaffBrowser(node, { host: newsroomSite.domain, origin: newsroomSite.origin });
  const enter = async (browser: StaffBrowser, who: Colleague) => {
    await browser.send({ lepes: 'jelszo', nev: who.email, jelszo: password });
    return browser.send({ lepes: 'kod', kod: codeNow(who) });
  };
  /** A code is valid once, therefore it waits for the next 30 seconds. */
  const signIn = (browser: StaffBrowser, who: Colleague) => {
    time.now += 30;
    return enter(browser, who);
  };
  const enteredAt = async (node: Pick<TestWebServer, 'ask'>, ago = 0) => {
    const [browser, who] = [browserAt(node), await add()];
    time.now -= ago;
    await enter(browser, who);
    time.now += ago;
    return { browser, who };
  };
  return {
    origin,
    time,
    add,
    codeNow,
    browserAt,
    signIn,
    enteredAt,
    openPreview: (log?: Log, variables: Readonly<Record<string, string>> = {}) =>
      open({ PREVIEW: 'on', PUBLIC_ORIGIN: newsroomSite.origin, ...variables }, log),
    openPublic: () => open({ PUBLIC_ORIGIN: newsroomSite.origin }),
    stopOrigin,
    close: async () => {
      nodes.forEach((node) => node.close());
      await stopOrigin();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type Newsroom = Awaited<ReturnType<typeof openNewsroom>>;
