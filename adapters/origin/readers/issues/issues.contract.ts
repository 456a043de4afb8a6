import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { migrate } from '../../database/maintenance/migrate.ts';
import type { DatabasePlace } from '../../database/storage/place.ts';
import { openDatabase, type OpenDatabase } from '../../database/connection/open-database.ts';
import { setNewsletter } from '../newsletters/subscriptions.ts';
import { endByToken } from '../opt-in/end-by-token.ts';
import { now as start, smallContent } from '../../testing/small-content.ts';
import type { IssueContext } from './issue-context.ts';
import { localMoment } from './local-moment.ts';
import { sendIssues } from './send-issues.ts';

const day = 86_400;
const hourOf = (at: number): number => localMoment(at, 'Europe/Budapest').hour;

export const describeIssues = (name: string, place: () => DatabasePlace) =>
  describe(`issues of newsletters on ${name}`, () => {
    let opened: OpenDatabase;
    let at = start;
    let context: IssueContext;
    beforeAll(async () => {
      opened = await openDatabase(place());
      await migrate(opened.db);
      await loadContent(opened.db, smallContent, start);
    }, 60_000);
    afterAll(() => opened.close());
    beforeEach(async () => {
      at = start;
      for (const table of ['letters', 'newsletter_issues', 'newsletter_subscriptions'] as const)
        await opened.db.deleteFrom(table).execute();
      await opened.db.updateTable('articles').set({ active: true }).where('slug', '=', 'friss').execute();
      context = {
        db: opened.db,
        now: () => at,
        newsletters: [
          { code: 'napi', title: 'Napi levél', description: '' },
          { code: 'rovatok', title: 'Rovatok', description: '' },
        ],
        plans: [{ code: 'napi', hours: [hourOf(start), hourOf(start) + 1], days: 1, maxArticles: 3 }],
        originOf: (slug) => ({ name: 'Lapunk', origin: `https://${slug}.example` }),
        room: async () => 1_000,
      };
    });
    const subscribe = (email: string, code = 'napi', subscribed = true) =>
      setNewsletter(opened.db, { email, code, subscribe: subscribed, now: at });
    const subscribeMany = async (count: number): Promise<void> => {
      for (let one = 0; one < count; one += 1) await subscribe(`r${one}@posta.example`);
    };
    const lettersIn = (db: IssueContext['db']) => db.selectFrom('letters').selectAll().orderBy('id').execute();
    const letters = () => lettersIn(opened.db);
    const recipients = async () => (await letters()).map(({ recipient }) => recipient);

    it('go once to each subscriber, with new articles, the most important first', async () => {
      await subscribe('anna@posta.example');
      await subscribe('bela@posta.example');
      await subscribe('cili@posta.example', 'rovatok');
      for (let round = 0; round < 3; round += 1) await sendIssues(context);
      expect((await recipients()).toSorted()).toEqual(['anna@posta.example', 'bela@posta.example']);
      const [letter] = await letters();
      expect(letter?.subject).toBe('Napi levél: Árvíztűrő tükörfúrógép');
      expect(letter?.text.match(/^https:\S+$/gm)).toEqual([
        expect.stringMatching(/^https:\/\/lapunk\.example\/belfold\/\d{4}\/\d\d\/\d\d\/friss$/),
        expect.stringMatching(/\/hosszu$/),
        expect.stringMatching(/\/elo\/elo$|\/adatos$/),
      ]);
      expect(letter?.text).not.toMatch(/jovo|rejtett|megszunt|partner|angol/);
      expect(letter?.good_until).toBe(start + 2 * day);
    });

    it('are not sent two days after they were made: they are no news any more', async () => {
      await subscribe('anna@posta.example');
      await sendIssues({ ...context, room: async () => 0 });
      at = start + 2 * day + 3 * 3_600;
      await sendIssues(context);
      expect(await recipients()).toEqual([]);
    });

    it('have one unsubscribe URL each, which still works after a second sign-up', async () => {
      await subscribe('anna@posta.example');
      await subscribe('bela@posta.example');
      await sendIssues(context);
      const [first, second] = (await letters()).map(({ unsubscribe }) => unsubscribe ?? '');
      expect(first).toMatch(/^https:\/\/lapunk\.example\/api\/newsletter\/unsubscribe\/[0-9a-f]{64}$/);
      expect(second).not.toBe(first);
      const [letter] = await letters();
      for (const part of [letter?.text, letter?.html]) expect(part).toContain(first);
      await subscribe('anna@posta.example', 'napi', false);
      await subscribe('anna@posta.example');
      await endByToken(context, first?.slice(-64) ?? '');
      const rows = await opened.db.selectFrom('newsletter_subscriptions').select('email').execute();
      expect(rows).toEqual([{ email: 'bela@posta.example' }]);
    });

    it('are cancelled for a recipient who unsubscribes during delivery', async () => {
      await subscribeMany(3);
      await sendIssues(context);
      const [first] = await letters();
      await endByToken(context, first?.unsubscribe?.slice(-64) ?? '');
      expect(await recipients()).toEqual(['r1@posta.example', 'r2@posta.example']);
    });

    it('are sent only in their hours, and on the next day with articles since then', async () => {
      await subscribe('anna@posta.example');
      at = start - 3_600;
      await sendIssues(context);
      at = start + 3_600;
      await sendIssues(context);
      expect(await letters()).toEqual([]);
      at = start;
      await sendIssues(context);
      at = start + day;
      await sendIssues(context);
      const [, second, ...more] = await letters();
      expect([second?.text.match(/^https:\S+$/gm), more]).toEqual([[expect.stringMatching(/\/jovo$/)], []]);
      at = start + 2 * day;
      await sendIssues(context);
      expect(await letters()).toHaveLength(2);
    });

    it('skip recipients who subscribed after the issue was created', async () => {
      await subscribeMany(2);
      let left = 1;
      await sendIssues({ ...context, room: async () => left-- });
      at += 10;
      await subscribe('kesoi@posta.example');
      await sendIssues({ ...context, room: async () => 10 });
      expect(await recipients()).toEqual(['r0@posta.example', 'r1@posta.example']);
    });

    it('exclude articles that were removed before sending', async () => {
      await subscribeMany(2);
      let allowed = 1;
      const slowly = { ...context, room: async () => allowed-- };
      await sendIssues(slowly);
      await opened.db
        .updateTable('articles')
        .set({ active: false, listed_in: [] })
        .where('slug', '=', 'friss')
        .execute();
      allowed = 5;
      await sendIssues(slowly);
      const [before, after] = await letters();
      expect([before?.text.includes('/friss'), after?.text.includes('/friss')]).toEqual([true, false]);
      expect(after?.subject).not.toContain('Árvíztűrő');
      await opened.db
        .updateTable('articles')
        .set({ active: true, listed_in: ['main'] })
        .where('slug', '=', 'friss')
        .execute();
    });

    it('go once to each from two nodes at the same time, in transactions of a hundred', async () => {
      await subscribeMany(230);
      await Promise.all([sendIssues(context), sendIssues(context), sendIssues(context)]);
      await sendIssues(context);
      const all = await recipients();
      expect([all.length, new Set(all).size]).toEqual([230, 230]);
      const { done_at: done } = await opened.db
        .selectFrom('newsletter_issues')
        .select('done_at')
        .executeTakeFirstOrThrow();
      expect(done).toBe(start);
    }, 30_000);

    it('go once to each, also when a node dies between any two letters', async () => {
      await subscribeMany(150);
      const { db } = opened;
      let tries = 0;
      const dying: IssueContext = {
        ...context,
        originOf: (slug) => {
          tries += 1;
          if (tries % 3 === 0) throw new Error('dead');
          return context.originOf(slug);
        },
      };
      for (let time = 0; time < 12; time += 1) {
        await sendIssues(dying).catch(() => undefined);
        const noted = await db.selectFrom('newsletter_deliveries').select('email').execute();
        expect(noted).toHaveLength((await letters()).length);
      }
      await sendIssues(context);
      const all = await recipients();
      expect([all.length, new Set(all).size]).toEqual([150, 150]);
    }, 30_000);

    it('keep room for letters that are waited for', async () => {
      await subscribeMany(5);
      let left = 3;
      const narrow: IssueContext = { ...context, room: async (db) => Math.max(0, left - (await lettersIn(db)).length) };
      await sendIssues(narrow);
      expect(await letters()).toHaveLength(3);
      left = 0;
      await sendIssues(narrow);
      expect(await letters()).toHaveLength(3);
      left = 100;
      await sendIssues(narrow);
      expect(await letters()).toHaveLength(5);
    });

    it('are one for each section that has something new, where a newsletter has sections', async () => {
      const sections = ['belfold', 'regi', 'sport'].map((slug) => ({
        slug,
        title: `Rovat ${slug}`,
        path: `/rovat/${slug}`,
      }));
      const [plan] = context.plans;
      const ofSections = { ...context, plans: plan ? [{ ...plan, code: 'rovatok', sections }] : [] };
      await subscribe('anna@posta.example', 'rovatok');
      await sendIssues(ofSections);
      await sendIssues(ofSections);
      expect((await letters()).map(({ subject }) => subject)).toEqual([
        'Rovat belfold: Árvíztűrő tükörfúrógép',
        'Rovat sport: Árvíztűrő tükörfúrógép',
      ]);
      expect((await letters())[1]?.text).toContain('https://lapunk.example/rovat/sport');
    });
  });
