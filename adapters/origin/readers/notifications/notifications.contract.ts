import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../accounts/act.ts';
import { loadContent } from '../../content/load-content.ts';
import { migrate } from '../../database/maintenance/migrate.ts';
import type { DatabasePlace } from '../../database/storage/place.ts';
import { openDatabase, type OpenDatabase } from '../../database/connection/open-database.ts';
import { hashOf } from '../../credentials/secrets.ts';
import { now as start, smallContent } from '../../testing/small-content.ts';
import { follow, followedBy, proofOf, prove, reach, type TopicContext, unfollow } from '../topics/browser-topics.ts';
import { notify, type NotifyNeeds } from './notify-regularly.ts';
import { pushKeysOf } from '../topics/push-keys.ts';
import { newBrowser, startPushService } from './push-service.fake.ts';
import { createSendPush, type PushSender } from './send-push.ts';

const none = { sections: [], tags: [], flags: [] } as const;
const topics = [
  { ...none, id: 'belfold', site: 'main', perDay: 2, sections: ['belfold'] },
  { ...none, id: 'sport', site: 'main', perDay: 2, sections: ['sport'] },
  { ...none, id: 'fontos', site: 'main', perDay: 5, flags: ['legfontosabb'] },
] as const;

export const describeNotifications = (name: string, place: () => DatabasePlace) =>
  describe(`notifications of topics on ${name}`, () => {
    let opened: OpenDatabase;
    let service: Awaited<ReturnType<typeof startPushService>>;
    let at = start;
    let context: TopicContext;
    let sender: PushSender;
    let needs: NotifyNeeds;
    const log: unknown[] = [];
    beforeAll(async () => {
      opened = await openDatabase(place());
      await migrate(opened.db);
      await loadContent(opened.db, smallContent, start);
      service = await startPushService();
    }, 60_000);
    afterAll(async () => {
      service.close();
      await opened.close();
    });
    beforeEach(async () => {
      at = start;
      log.length = 0;
      service.arrived.length = 0;
      service.answerWith((_, response) => void response.writeHead(201).end());
      for (const table of ['topic_clients', 'topic_articles', 'topic_messages', 'reader_accounts'] as const)
        await opened.db.deleteFrom(table).execute();
      await opened.db.deleteFrom('articles').where('slug', 'like', 'uj-%').execute();
      const pushKeys = pushKeysOf(opened.db, undefined);
      const now = () => at;
      const signingKey = async () => 'k';
      context = { db: opened.db, now, topics, pushOrigins: [service.origin], pushKeys, signingKey };
      sender?.close();
      sender = createSendPush({
        origins: [service.origin],
        subject: 'mailto:ugyelet@lapunk.example',
        keys: await pushKeys(),
        now,
        timeout: 1_500,
      });
      needs = {
        db: opened.db,
        now,
        topics,
        signingKey,
        send: sender.send,
        log: (cause) => log.push(cause),
        originOf: (slug) => ({ name: 'Lapunk', origin: `https://${slug}.example` }),
      };
      await notify(needs);
      at += 60;
    });
    const tokenOf = (name: string): string => name.padEnd(43, '-');
    const askAs = async (name: string, asker: string, ...ids: readonly string[]) => {
      const browser = newBrowser(service.origin, name);
      const asking = { clientToken: tokenOf(name), bearer: null, asker };
      await reach(context, asking, { endpoint: browser.address.endpoint, keys: browser.address });
      for (const id of ids) await follow(context, asking, id);
      return browser;
    };
    const followAs = async (name: string, ...ids: readonly string[]) => {
      const browser = await askAs(name, '', ...ids);
      const { id } = await opened.db
        .selectFrom('topic_clients')
        .select('id')
        .where('token_hash', '=', hashOf(tokenOf(name)))
        .executeTakeFirstOrThrow();
      await prove(context, proofOf(await context.signingKey(), { id, ...browser.address }));
      return browser;
    };
    const publish = async (slug: string, more: object = {}): Promise<void> => {
      const { site, main_super_tag_id, ...row } = await opened.db
        .selectFrom('articles')
        .selectAll()
        .where('slug', '=', 'friss')
        .executeTakeFirstOrThrow();
      const { id: _, ...copied } = row;
      const { id } = await opened.db
        .insertInto('articles')
        .values({
          ...copied,
          contributors: JSON.stringify(copied.contributors) as never,
          site,
          main_super_tag_id,
          slug,
          title: `Címe: ${slug}`,
          lead: 'Bevezetője.',
          pub_date: at,
          flags: [],
          ...more,
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      await opened.db
        .insertInto('article_super_tags')
        .values({ article_id: id, super_tag_id: main_super_tag_id as number, position: 0 })
        .execute();
    };
    const waiting = () =>
      opened.db.selectFrom('topic_clients').select('id').where('unproven_since', 'is not', null).execute();

    describe('an address that its browser has not confirmed', () => {
      it('receives one confirmation and nothing else, until the browser posts it back', async () => {
        const browser = await askAs('anna', '', 'belfold');
        await publish('uj-elso');
        for (let beat = 0; beat < 3; beat += 1) await notify(needs);
        expect(service.arrived).toHaveLength(1);
        const { proof = '', address, title } = browser.open(service.arrived[0] as never);
        expect([title, address]).toEqual(['Bekapcsoltad az értesítéseket', 'https://lapunk.example/api/topics']);
        for (const wrong of ['', '1.x', `${proof}x`, proof.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))])
          await prove(context, wrong);
        expect(await waiting()).toHaveLength(1);
        await prove(context, proof);
        await prove(context, proof);
        expect(await waiting()).toEqual([]);
        at += 60;
        await publish('uj-masodik');
        await notify(needs);
        expect(service.arrived.map((one) => browser.open(one)['title'])).toEqual([
          'Bekapcsoltad az értesítéseket',
          'Címe: uj-masodik',
        ]);
      });

      it('is confirmed by a confirmation from before a rotation of the signing key', async () => {
        const browser = await askAs('anna', '', 'belfold');
        await notify(needs);
        const { proof = '' } = browser.open(service.arrived[0] as never);
        const rotated = { ...context, signingKey: async () => 'új' };
        await prove(rotated, proof);
        expect(await waiting()).toHaveLength(1);
        await prove({ ...rotated, otherSigningKey: await context.signingKey() }, proof);
        expect(await waiting()).toEqual([]);
      });

      it('confirms nothing of another browser or of another address', async () => {
        const anna = await askAs('anna', '', 'belfold');
        await notify(needs);
        const { proof = '' } = anna.open(service.arrived[0] as never);
        await askAs('anna', '', 'belfold');
        await reach(
          context,
          { clientToken: tokenOf('anna'), bearer: null },
          {
            endpoint: `${service.origin}/send/masik`,
            keys: newBrowser(service.origin, 'masik').address,
          },
        );
        await prove(context, proof);
        expect(await waiting()).toHaveLength(1);
      });

      it('is retried when its push service asks to wait, and deleted after an hour', async () => {
        service.answerWith((_, response) => void response.writeHead(503, { 'retry-after': '30' }).end());
        await askAs('anna', '', 'belfold');
        for (const wait of [0, 5, 30]) {
          at += wait;
          await notify(needs);
        }
        expect(service.arrived).toHaveLength(2);
        at += 3_700;
        await askAs('bela', '', 'belfold');
        expect(await waiting()).toHaveLength(1);
      });

      it('is limited to twenty for each network address', async () => {
        for (let one = 0; one < 20; one += 1) await askAs(`a${one}`, '203.0.113.9', 'belfold');
        await expect(askAs('a20', '203.0.113.9', 'belfold')).rejects.toMatchObject({
          status: 429,
          headers: { 'Retry-After': '3600' },
        });
        expect(await followedBy(context, tokenOf('a20'))).toEqual([]);
        await askAs('bela', '203.0.113.10', 'belfold');
        expect(await waiting()).toHaveLength(21);
      });
    });

    it('is not confirmed again by the same browser', async () => {
      const anna = await followAs('anna', 'belfold');
      await reach(
        context,
        { clientToken: tokenOf('anna'), bearer: null },
        { endpoint: anna.address.endpoint, keys: anna.address },
      );
      expect(await waiting()).toEqual([]);
    });

    const arrivedAt = () => service.arrived.map(({ path }) => path.slice('/send/'.length)).toSorted();
    let name = 0;
    const fresh = (): string => `uj-${(name += 1)}`;

    it('reach each follower once, encrypted for that browser, with title and lead of the article', async () => {
      const [anna] = [
        await followAs('anna', 'belfold'),
        await followAs('bela', 'belfold'),
        await followAs('cili', 'sport'),
      ];
      const slug = fresh();
      await publish(slug);
      for (let round = 0; round < 3; round += 1) await notify(needs);
      expect(arrivedAt()).toEqual(['anna', 'bela']);
      const message = service.arrived.find(({ path }) => path.endsWith('anna'));
      const said = message && anna?.open(message);
      expect(said).toMatchObject({ title: `Címe: ${slug}`, lead: 'Bevezetője.' });
      expect(said?.['address']).toMatch(new RegExp(`^https://lapunk\\.example/belfold/\\d{4}/\\d\\d/\\d\\d/${slug}$`));
      expect(said?.['tag']).toMatch(/^cikk-\d+$/);
      expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '21600' });
      expect(message?.body.length).toBeLessThan(4_096);
      expect(message?.body.toString('latin1')).not.toContain(slug);
    });

    it('are signed by the installation, the same on every node', async () => {
      await followAs('anna', 'belfold');
      await publish(fresh());
      await notify(needs);
      const [, token = '', key = ''] =
        /^vapid t=(\S+), k=(\S+)$/.exec(service.arrived[0]?.headers.authorization ?? '') ?? [];
      expect(key).toBe((await pushKeysOf(opened.db, undefined)()).publicKey);
      const [head = '', claims = '', signature = ''] = token.split('.');
      const point = Buffer.from(key, 'base64url');
      const publicKey = createPublicKey({
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
        format: 'jwk',
      });
      const signed = Buffer.from(`${head}.${claims}`);
      expect(
        verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
      ).toBe(true);
      expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
        aud: service.origin,
        sub: 'mailto:ugyelet@lapunk.example',
      });
    });

    it('are one for a browser that follows several topics of an article', async () => {
      await followAs('anna', 'belfold', 'fontos');
      await publish(fresh(), { flags: ['legfontosabb'] });
      await notify(needs);
      expect(arrivedAt()).toEqual(['anna']);
    });

    it('wait for the minute of a scheduled article, and are never sent for articles that are not public', async () => {
      await followAs('anna', 'belfold', 'fontos');
      await publish(fresh(), { pub_date: at + 300, flags: ['legfontosabb'] });
      for (const more of [{ adult_content: true }, { pr: true }, { english: true }, { active: false, listed_in: [] }])
        await publish(fresh(), { flags: ['legfontosabb'], ...more });
      await notify(needs);
      expect(arrivedAt()).toEqual([]);
      at += 299;
      await notify(needs);
      expect(arrivedAt()).toEqual([]);
      at += 1;
      await notify(needs);
      expect(arrivedAt()).toEqual(['anna']);
    });

    it('are no more than a topic sends a day', async () => {
      await followAs('anna', 'belfold');
      for (let count = 0; count < 4; count += 1) await publish(fresh());
      await notify(needs);
      expect(arrivedAt()).toEqual(['anna', 'anna']);
      at += 86_400;
      await publish(fresh());
      await notify(needs);
      expect(arrivedAt()).toHaveLength(3);
    });

    it('are not sent for articles older than the subscription, or removed before delivery', async () => {
      const slug = fresh();
      await publish(slug);
      await notify(needs);
      await followAs('anna', 'belfold');
      await notify(needs);
      expect(arrivedAt()).toEqual([]);
      const second = fresh();
      await publish(second);
      await notify({ ...needs, send: async () => ({ kind: 'later', wait: 5, answered: 503 }) });
      await opened.db
        .updateTable('articles')
        .set({ active: false, listed_in: [] })
        .where('slug', '=', second)
        .execute();
      at += 60;
      await notify(needs);
      expect(arrivedAt()).toEqual([]);
    });

    it.each([404, 410])('delete only a browser that is gone (%i)', async (status) => {
      await followAs('anna', 'belfold');
      await followAs('bela', 'belfold');
      service.answerWith((path, response) => void response.writeHead(path.endsWith('anna') ? status : 201).end());
      await publish(fresh());
      await notify(needs);
      expect(await followedBy(context, tokenOf('anna'))).toEqual([]);
      expect(await followedBy(context, tokenOf('bela'))).toEqual(['belfold']);
      const left = await opened.db.selectFrom('topic_clients').select('endpoint').execute();
      expect(left).toEqual([{ endpoint: `${service.origin}/send/bela` }]);
    });

    it('are retried when a push service asks for it, at most six times', async () => {
      await followAs('anna', 'belfold');
      service.answerWith((_, response) => void response.writeHead(429, { 'retry-after': '90' }).end());
      await publish(fresh());
      await notify(needs);
      at += 89;
      await notify(needs);
      expect(service.arrived).toHaveLength(1);
      at += 1;
      service.answerWith((_, response) => void response.writeHead(503).end());
      for (let round = 0; round < 20; round += 1) {
        await notify(needs);
        at += 1_000;
      }
      const [first] = service.arrived;
      expect(service.arrived.filter(({ headers }) => headers.topic === first?.headers.topic)).toHaveLength(6);
      expect(log.map(String).join()).toMatch(/were not accepted \(429\)/);
      expect(log.map(String).join()).not.toMatch(/send|anna/);
    });

    it('of other browsers are sent when one push address is refused, but not when five in a row are', async () => {
      const names = Array.from({ length: 120 }, (_, one) => `b${one}`);
      for (const name of ['anna', ...names]) await followAs(name, 'belfold');
      const refuse = (refused: (path: string) => boolean) =>
        service.answerWith((path, response) =>
          (refused(path) ? response.writeHead(429, { 'retry-after': '90' }) : response.writeHead(201)).end(),
        );
      refuse((path) => path.endsWith('anna'));
      for (let article = 0; article < 2; article += 1) await publish(fresh());
      await notify(needs);
      expect(arrivedAt().filter((name) => name !== 'anna')).toHaveLength(240);
      expect(arrivedAt().filter((name) => name === 'anna').length).toBeLessThanOrEqual(2);
      service.arrived.length = 0;
      refuse(() => true);
      at += 86_400;
      await publish(fresh());
      await notify(needs);
      // At most 96 requests are under way at once.
      expect(service.arrived.length).toBeLessThan(121);
    });

    it('follow no redirect, and end with a service that says nothing', async () => {
      await followAs('anna', 'belfold');
      await followAs('bela', 'belfold');
      service.answerWith((path, response) => {
        if (path.endsWith('anna')) response.writeHead(307, { location: `${service.origin}/send/mas` }).end();
      });
      await publish(fresh());
      await notify(needs);
      expect(arrivedAt()).toEqual(['anna', 'bela']);
      service.answerWith((_, response) => void response.writeHead(201).end());
      at += 60;
      await notify(needs);
      expect(arrivedAt()).toEqual(['anna', 'bela', 'bela']);
    });

    it('are in the data export of a reader', async () => {
      const { id } = await opened.db
        .insertInto('reader_accounts')
        .values({ email: 'c@posta.example', address: 'c@posta.example', created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await opened.db
        .insertInto('reader_tokens')
        .values({ token_hash: hashOf('c'.repeat(43)), account_id: id, made_at: at, valid_until: at + 999 })
        .execute();
      await follow(context, { clientToken: tokenOf('cili'), bearer: 'c'.repeat(43) }, 'sport');
      await followAs('cili', 'belfold');
      await followAs('dani', 'belfold');
      const crm = { db: opened.db, now: () => at, signingKey: async () => 'k', putLetter: null, newsletters: [] };
      const account = { id, email: 'c@posta.example', address: 'c@posta.example', createdAt: at };
      const given = await act({ ...crm, originOf: needs.originOf }, account, { action: 'download' });
      const toldAt = `${service.origin}/send/cili`;
      expect(given).toMatchObject({
        stored: {
          topic_clients: [{ made_at: at, endpoint: toldAt }],
          topic_subscriptions: [
            { topic: 'belfold', made_at: at },
            { topic: 'sport', made_at: at },
          ],
        },
      });
    });

    it('end with a topic, with the browser, and with the account that is signed in there', async () => {
      await opened.db
        .insertInto('reader_accounts')
        .values({ email: 'a@posta.example', address: 'a@posta.example', created_at: at })
        .execute();
      const { id } = await opened.db.selectFrom('reader_accounts').select('id').executeTakeFirstOrThrow();
      await opened.db
        .insertInto('reader_tokens')
        .values({ token_hash: hashOf('t'.repeat(43)), account_id: id, made_at: at, valid_until: at + 999 })
        .execute();
      for (const name of ['anna', 'bela', 'cili']) await followAs(name, 'belfold');
      await follow(context, { clientToken: tokenOf('dani'), bearer: 't'.repeat(43) }, 'belfold');
      await followAs('dani', 'sport');
      await unfollow(context, tokenOf('anna'), 'belfold');
      await unfollow(context, tokenOf('bela'), null);
      await opened.db.deleteFrom('reader_accounts').where('id', '=', id).execute();
      await publish(fresh());
      await notify(needs);
      expect(arrivedAt()).toEqual(['cili']);
    });

    /** Names the address of a browser with keys of its own. */
    const nameAlso = async (whose: string, token: string, topic: string) => {
      const browser = newBrowser(service.origin, whose);
      const asking = { clientToken: tokenOf(token), bearer: null };
      await follow(context, asking, topic);
      await reach(context, asking, { endpoint: browser.address.endpoint, keys: browser.address });
      return browser;
    };

    it('still reach a browser whose address a stranger also claims', async () => {
      const anna = await followAs('anna', 'belfold');
      await nameAlso('anna', 'idegen', 'sport');
      await nameAlso('anna', 'masik-idegen', 'sport');
      await notify(needs);
      service.arrived.length = 0;
      const slug = fresh();
      await publish(slug);
      await notify(needs);
      expect(service.arrived.map((one) => anna.open(one)['title'])).toEqual([`Címe: ${slug}`]);
      expect(await followedBy(context, tokenOf('anna'))).toEqual(['belfold']);
    });

    it('take no confirmation from a browser whose waiting address a stranger names too', async () => {
      const anna = await askAs('anna', '', 'belfold');
      await notify(needs);
      const { proof = '' } = anna.open(service.arrived[0] as never);
      await nameAlso('anna', 'idegen', 'sport');
      await prove(context, proof);
      expect(await followedBy(context, tokenOf('anna'))).toEqual(['belfold']);
      expect(await followedBy(context, tokenOf('idegen'))).toEqual([]);
      expect(await waiting()).toEqual([]);
    });

    it('reach a browser under another token and with other keys once it has confirmed them, and under no other', async () => {
      await followAs('anna', 'belfold');
      const again = await nameAlso('anna', 'anna-ujra', 'belfold');
      await notify(needs);
      const { proof = '' } = again.open(service.arrived[0] as never);
      await Promise.all([prove(context, proof), prove(context, proof)]);
      await publish(fresh());
      await notify(needs);
      expect(service.arrived.slice(1).map((one) => again.open(one)['title'])).toEqual([expect.stringMatching(/^Címe/)]);
      expect(await followedBy(context, tokenOf('anna'))).toEqual([]);
    });

    it('are put on their way by one node of two that look at the same time', async () => {
      await followAs('anna', 'belfold');
      await publish(fresh());
      await Promise.all([notify(needs), notify(needs)]);
      await notify(needs);
      expect(arrivedAt()).toEqual(['anna']);
    });
  });
