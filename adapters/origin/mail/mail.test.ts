import { request } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/maintenance/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/connection/open-database.ts';
import { startTestPostgres } from '../testing/start-test-postgres.ts';
import { deliverDue } from './deliver-letters.ts';
import { signInLetter } from './hu.ts';
import { createPutLetter, pruneOutbox } from './letters.ts';
import { type MailAddress, mailAddressOf } from './mail-address.ts';
import type { Delivery } from './send-by-smtp.ts';
import { serveOutbox } from './serve-outbox.ts';

const anna = mailAddressOf('anna@example.org') as MailAddress;
const letter = signInLetter('Hírek', 'https://example.org/tamogatas/belepes?kulcs=abc', '012345', 15);
const start = 1_790_000_000;

const postgres = await startTestPostgres();
afterAll(() => postgres?.stop());
const places = [{ inMemory: true }, ...(postgres ? [{ databaseUrl: postgres.databaseUrl }] : [])] as const;

describe.each(places)('letters that wait in %j', (place) => {
  let opened: OpenDatabase;
  let now = start;
  const complaints: string[] = [];
  beforeAll(async () => {
    opened = await openDatabase(place);
    await migrate(opened.db);
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    now = start;
    complaints.length = 0;
    await opened.db.deleteFrom('letters').execute();
  });
  const put = (goodFor = 900) => createPutLetter(() => now)(opened.db, anna, letter, goodFor);
  const waiting = async () => (await opened.db.selectFrom('letters').select('id').execute()).length;
  const deliver = (send: () => Promise<Delivery>) =>
    deliverDue({ db: opened.db, now: () => now, send, log: (cause) => void complaints.push(String(cause)) });

  it('are sent once when several nodes deliver', async () => {
    for (let one = 0; one < 20; one += 1) await put();
    let sent = 0;
    const send = async (): Promise<Delivery> => {
      sent += 1;
      await turn();
      return { kind: 'sent' };
    };
    for (let round = 0; round < 3; round += 1) await Promise.all([deliver(send), deliver(send)]);
    expect([sent, await waiting()]).toEqual([20, 0]);
  });

  it('are tried again after longer and longer pauses, and given up once they are of no use', async () => {
    await put(3_600);
    const tries: number[] = [];
    const later = async (): Promise<Delivery> => {
      tries.push(now - start);
      return { kind: 'later', answered: 451 };
    };
    for (; now < start + 4_000; now += 20) await deliver(later);
    expect(tries).toEqual([0, 60, 180, 420, 900, 1_860]);
    expect(await waiting()).toBe(0);
    expect(complaints[0]).toBe('Undelivered: The mail server did not accept a letter (451, try 1)');
    expect(complaints.join()).not.toMatch(/anna|012345|abc/);
  });

  it('that a node took before it died are sent by another node', async () => {
    await put();
    await new Promise<void>((resolve) => {
      void deliver(() => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    expect(await deliver(async () => ({ kind: 'sent' }))).toBe(0);
    now += 120;
    expect(await deliver(async () => ({ kind: 'sent' }))).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('to an address that is refused for good are not tried again', async () => {
    await put();
    await deliver(async () => ({ kind: 'refused' }));
    expect([await waiting(), complaints]).toEqual([0, []]);
  });

  it('of an outbox are stored for a week, at most five hundred', async () => {
    for (let one = 0; one < 505; one += 1) await put();
    await pruneOutbox(opened.db, now);
    expect(await waiting()).toBe(500);
    await pruneOutbox(opened.db, now + 8 * 86_400);
    expect(await waiting()).toBe(0);
  }, 30_000);
});

describe('the outbox of this machine', () => {
  let opened: OpenDatabase;
  let outbox: Awaited<ReturnType<typeof serveOutbox>>;
  const complaints: unknown[] = [];
  const needs = () => ({ db: opened.db, now: () => start, log: (cause: unknown) => void complaints.push(cause) });
  beforeAll(async () => {
    opened = await openDatabase({ inMemory: true });
    await migrate(opened.db);
    outbox = await serveOutbox({ ...needs(), port: 0 });
  }, 60_000);
  afterAll(async () => {
    await outbox.close();
    await opened.close();
  });
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(path, outbox.url ?? ''), init);
    return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() };
  };
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(outbox.url ?? '', { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it('says that it is empty, and then shows its letters, each in a frame that may do nothing', async () => {
    expect((await ask('/outbox')).text).toContain('Még nincs levél.');
    await createPutLetter(() => start)(opened.db, anna, letter, 900);
    const [, id] = /href="\/outbox\/(\d+)"/.exec((await ask('/outbox')).text) ?? [];
    const { text, policy } = await ask(`/outbox/${id}`);
    expect(text).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(text).toContain('https://example.org/tamogatas/belepes?kulcs=abc');
    expect(policy).toContain("default-src 'none'");
    expect((await ask('/outbox/999')).status).toBe(404);
    expect((await ask('/favicon.ico')).status).toBe(404);
    expect((await ask('/outbox', { method: 'POST' })).status).toBe(405);
  });

  it('responds only to host names of this machine', async () => {
    expect(await statusFor('localhost:3001')).toBe(200);
    expect(await statusFor('127.0.0.1:3001')).toBe(200);
    for (const host of ['rebind.example', 'localhost.example', '127.0.0.1.example', '10.0.0.1'])
      expect(await statusFor(host)).not.toBe(200);
  });

  it('reports a port in use, and everything else works', async () => {
    const port = Number(new URL(outbox.url ?? '').port);
    const second = await serveOutbox({ ...needs(), port });
    expect([second.url, complaints.length]).toEqual([null, 1]);
    await second.close();
  });
});
