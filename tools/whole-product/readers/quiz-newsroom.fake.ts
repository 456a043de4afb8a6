import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewsroomContent } from '#adapters/origin/content/newsroom-content.ts';
import { runOrigin } from '#adapters/origin/process/run-origin.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { noSample } from '#adapters/origin/testing/no-sample.ts';
import { smallContent } from '#adapters/origin/testing/small-content.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { contractQuiz } from '#core/testing/contract-quiz.ts';
import { siteHeader } from '../../../config/settings/brand.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openStaffBrowser, type StaffBrowser } from '../staff/staff-browser.fake.ts';
import { openTestWebServer, type RawAnswer, type TestWebServer } from '../running/test-web-server.fake.ts';

const now = Math.floor(Date.now() / 1000);
const sites = sitesAt(publicAddresses);
export const quizSite = sites[0];
export const closing = now + 1_000;
export const quizId = contractQuiz.id;

const content: NewsroomContent = {
  ...smallContent,
  sites: sites.map(({ role, slug, domain, name, pathPrefix, timeZone }) => ({
    role,
    slug,
    domain,
    name,
    pathPrefix,
    timeZone,
  })),
  quizzes: [
    {
      ...contractQuiz,
      questions: contractQuiz.questions.map((one) => (one.id === 'kedvenc' ? { ...one, activeTo: closing } : one)),
    },
  ],
  articles: [
    ...(smallContent.articles ?? []),
    {
      site: 'main',
      type: 'article',
      slug: 'kvizes',
      title: 'Cikk egy kvízzel',
      lead: 'Bevezető.',
      pages: [
        '<p>Első oldal.</p>',
        `<p>Szöveg.</p><figure data-type="quiz" data-quiz-id="${quizId}" data-title="Tavak"></figure>`,
      ],
      publishedAt: now - 3_600,
      section: 'belfold',
      authors: ['kiss-anna'],
    },
  ],
};

export const openQuizNewsroom = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quizzes-'));
  const time = { now };
  const origin = await runOrigin({
    database: { inMemory: true },
    dataDir,
    siteHeader,
    secret: testSecret,
    content: { kind: 'given', content },
    sample: noSample,
    now: () => time.now,
  });
  await origin.ready;
  const nodes: TestWebServer[] = [];
  const open = async (
    variables: Readonly<Record<string, string>> = {},
    { log, time: nodeTime }: { readonly log?: Log; readonly time?: Time } = {},
  ): Promise<TestWebServer> => {
    const node = await openTestWebServer(origin.url, { 'origin-secret': testSecret }, log, sites, {
      variables,
      ...(nodeTime && { time: nodeTime }),
    });
    nodes.push(node);
    return node;
  };
  return {
    time,
    open,
    close: async () => {
      nodes.forEach((node) => node.close());
      await origin.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export const quizPage = async ({ ask }: Pick<TestWebServer, 'ask'>): Promise<string> =>
  (await ask('/belfold/2020/01/01/kvizes?oldal=2')).headers['location'] ?? '';

export const quizBrowser = (node: Pick<TestWebServer, 'ask'>): StaffBrowser =>
  openStaffBrowser(node, { host: quizSite.domain, origin: quizSite.origin });

const fromUs = { origin: quizSite.origin, 'sec-fetch-site': 'same-origin' };

export const sendAnswers = (
  browser: StaffBrowser,
  fields: string | Readonly<Record<string, string>>,
  { id = quizId, headers = {} }: { readonly id?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<RawAnswer> => {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const about = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  return browser.ask('POST', `/api/quizzes/${id}`, { ...about, ...fromUs, ...headers }, body);
};
