import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown) => {
  const orders: NewsroomCommand[] = [];
  const ran = await run(args, {
    bytes: { nyilvanos: [Buffer.from('PUBLIC')], titkos: [Buffer.from('PRIVATE')], nincs: [new Error('x')] },
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...ran, orders };
};

const counts = { reader_accounts: 3, reader_payments: 0, topic_clients: 1, push_keys: 1 };
const [kept, leftOut] = [
  { kept: true, counts },
  { kept: false, counts },
];
const [file, closed] = [resolve('m.gz'), { readersIdentity: null, withoutReaders: false }];
const backedUp = { rows: 3, pictures: 1, bytes: 1025, staff: 0, readers: kept };
const restored = { rows: 3, pictures: 1, staff: 0, readers: leftOut };
const verified = {
  rows: 3,
  pictures: 1,
  tables: [{ name: 'sites', rows: 3, sha256: '0'.repeat(64) }],
  readers: leftOut,
};

describe('db backup', () => {
  it.each<[readonly string[], object, object, string]>([
    [
      ['backup', 'm.gz', '--readers-key', 'nyilvanos'],
      { do: 'backup', file, readersKey: 'PUBLIC' },
      { ...backedUp, staff: 2 },
      '3 sor, 1 kép, 2 KB ide: m.gz\naz olvasók adatai titkosítva bekerültek: 3 olvasói fiók, 1 témakövető böngésző\na szerkesztőség 2 fiókja név, cím és kötés szerint került be; jelszó, kód és munkamenet nem\n',
    ],
    [
      ['backup', 'm.gz', '--without-readers'],
      { do: 'backup', file, readersKey: null },
      { ...backedUp, readers: leftOut },
      '3 sor, 1 kép, 2 KB ide: m.gz\nKIMARADTAK az olvasók adatai: 3 olvasói fiók, 1 témakövető böngésző\n',
    ],
    [
      ['restore', 'm.gz'],
      { do: 'restore', file, force: false, ...closed },
      { ...restored, readers: { kept: false, counts: null } },
      'visszatöltve: 3 sor, 1 kép\nKIMARADTAK az olvasók adatai, az adatbázisban az maradt, ami volt; a mentett lapnál: ez a régi mentés csak a hozzáféréseket tartalmazza, és nem számolja őket\n',
    ],
    [
      ['restore', 'm.gz', '--force', '--without-readers'],
      { do: 'restore', file, force: true, readersIdentity: null, withoutReaders: true },
      { ...restored, staff: 2 },
      'visszatöltve: 3 sor, 1 kép\nKIMARADTAK az olvasók adatai, az adatbázisban az maradt, ami volt; a mentett lapnál: 3 olvasói fiók, 1 témakövető böngésző\na szerkesztőség 2 fiókja zárva vár; mindegyiket új jelszóval és kódokkal nyitja: users add CÍM --name NÉV\n',
    ],
    [
      ['restore', 'm.gz', '--readers-identity', 'titkos'],
      { do: 'restore', file, force: false, readersIdentity: 'PRIVATE', withoutReaders: false },
      { ...restored, readers: { kept: true, counts: {} } },
      'visszatöltve: 3 sor, 1 kép\naz olvasók adatai is visszatöltve: egy sincs; a futó kiszolgálókat indítsd újra\n',
    ],
    [
      ['verify', 'm.gz', '--readers-identity', 'titkos'],
      { do: 'verify', file, readersIdentity: 'PRIVATE', withoutReaders: false },
      { ...verified, readers: kept },
      'a mentés ép: 1 tábla, 3 sor, 1 kép; minden darabszám és kivonat egyezik\naz olvasók adataival együtt: 3 olvasói fiók, 1 témakövető böngésző\n',
    ],
    [
      ['verify', 'm.gz'],
      { do: 'verify', file, ...closed },
      verified,
      'a mentés ép: 1 tábla, 3 sor, 1 kép; minden darabszám és kivonat egyezik\naz olvasók adatai nélkül: 3 olvasói fiók, 1 témakövető böngésző\n',
    ],
    [
      ['backup-key', 'kulcs'],
      { do: 'backup-key', file: resolve('kulcs') },
      { publicKey: '/k.pub', fingerprint: 'SHA256:x' },
      'titkos kulcs: kulcs (e nélkül az olvasók adatai nem tölthetők vissza: vidd el erről a gépről, és őrizd)\nnyilvános kulcs: /k.pub (db backup --readers-key)\nujjlenyomat: SHA256:x\n',
    ],
  ])('%j', async (args, order, done, said) => {
    expect(await ordered(['db', ...args], { done })).toMatchObject({ code: 0, orders: [order], err: said });
    expect(objects(await ordered(['db', ...args, '--json'], { done }))).toEqual([{ schemaVersion: 1, ...done }]);
  });

  it.each([
    ['backup', 'm.gz'],
    ['backup', 'm.gz', '--readers-key', 'nyilvanos', '--without-readers'],
  ])('%s %s %s is refused, and names both ways', async (...args) => {
    for (const lang of ['hu', 'en']) {
      const { code, orders, err } = await ordered(['--lang', lang, 'db', ...args], {});
      expect([code, orders]).toEqual([2, []]);
      expect(err).toMatch(/--readers-key.*--without-readers/);
    }
  });

  it.each([
    [['restore', 'm.gz', '--readers-identity', 'titkos', '--without-readers'], 2],
    [['verify', 'm.gz', '--readers-identity', 'titkos', '--without-readers'], 2],
    [['backup', 'm.gz', '--readers-key', 'nincs'], 3],
    [['restore', 'm.gz', '--readers-identity', 'nincs'], 3],
  ])('%j orders nothing', async (args, code) => {
    expect(await ordered(['db', ...args], {})).toMatchObject({ code, orders: [] });
  });

  it.each([
    ['readers-sealed', 2, /--readers-identity.*--without-readers/],
    ['wrong-key', 2, /SHA256/],
    ['bad-key', 3, /SHA256/],
    ['no-readers-part', 2, /--readers-identity/],
  ] as const)('says why it could not be: %s', async (failed, code, said) => {
    const ran = await ordered(['db', 'restore', 'm.gz'], { failed, about: 'SHA256:x' });
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(said);
  });
});
