import { useCheapHashing } from '../../staff/cheap-hashing.fake.ts';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestService, password, type Person, type TestService } from '../../staff/test-service.fake.ts';
import { openTestNewsroom } from '../context/testing-newsroom.fake.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { addUser } from './add-user.ts';
import { disableUser } from './disable-user.ts';
import { linkUser, unlinkUser } from './link-user.ts';
import { listUsers } from './list-users.ts';

useCheapHashing();

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ inMemory: true });
}, 60_000);
afterAll(() => service.close());

const command = (order: object) => service.origin.command(order);
const listed = async (email: string) => {
  const { done } = (await command({ do: 'list-users' })) as { done: Awaited<ReturnType<typeof listUsers>> };
  return done.users.find((user) => user.email === email);
};

const identity = { issuer: 'https://belepes.example', subject: '7' };
const choice = { readersIdentity: null, withoutReaders: false };

const backedUp = async () => {
  const newsroom = await openTestNewsroom();
  for (const [email, name] of [
    ['elso@lapunk.example', 'Első'],
    ['masodik@lapunk.example', 'Második'],
    ['zart@lapunk.example', 'Zárt'],
  ] as const)
    await addUser(newsroom, { email, name, password });
  await linkUser(newsroom, { email: 'elso@lapunk.example', ...identity });
  await disableUser(newsroom, { email: 'zart@lapunk.example' });
  await sql`insert into staff_passkeys (credential_id, public_key, counter, account_id, name, created_at) values ('kulcsszam', 'nyilvanos-kulcs', 0, 1, 'x', 0)`.execute(
    newsroom.db,
  );
  const file = `${newsroom.dataDir}/a.gz`;
  await writeBackup(newsroom, { file, readersKey: null });
  return { newsroom, file };
};

describe('accounts of the newsroom', () => {
  it('do not exist until an operator creates them', async () => {
    expect(await command({ do: 'list-users' })).toMatchObject({ done: { users: [] } });
  });

  it('have a secret for codes, which no list shows again', async () => {
    const person = await service.add({ email: 'Éva@Lapunk.Example' });
    expect(person).toMatchObject({ email: 'éva@lapunk.example', recoveryCodes: { length: 10 } });
    expect(person).toMatchObject({
      otpAddress: expect.stringMatching(/^otpauth:\/\/totp\/Lapunk:%C3%A9va%40lapunk\.example\?secret=[A-Z2-7]{32}&/),
    });
    await service.signIn(person);
    const said = await listed(person.email);
    expect(said).toEqual({
      email: person.email,
      name: 'Szerkesztő Éva',
      active: true,
      toEnrol: false,
      createdAt: expect.any(Number),
      sessions: 1,
      recoveryCodes: 10,
      passkeys: 0,
      newestPasskeyAt: null,
      links: [],
    });
    expect(await command({ do: 'add-user', email: person.email, name: 'Más', password })).toMatchObject({
      failed: 'user-exists',
    });
  });

  it.each([
    ['a short password', { password: 'tizenegy be' }],
    ['no address', { email: 'nem cím' }],
    ['two addresses', { email: 'a@b.example,c@d@e' }],
    ['no name', { name: '' }],
    ['a field too many', { role: 'admin' }],
  ])('are not created with %s, and the error never contains the password', async (_, wrong) => {
    const outcome = await command({ do: 'add-user', email: 'x@lapunk.example', name: 'X', password, ...wrong });
    expect(outcome).toHaveProperty('refused');
    expect(JSON.stringify(outcome)).not.toMatch(/tizenegy|hosszú jelszó/);
  });

  it('are closed at once in every session, and reopened with new credentials', async () => {
    const person = await service.add();
    const [{ accessToken, refreshToken }, begun] = [await service.signIn(person), await service.bearerOf(person)];
    expect(await command({ do: 'disable-user', email: person.email.toUpperCase() })).toMatchObject({
      done: { disabled: person.email },
    });
    expect([(await service.me(accessToken)).status, (await service.refresh(refreshToken)).status]).toEqual([401, 401]);
    expect((await service.verify(begun, service.codeNow(person, 1))).status).toBe(403);
    expect((await service.login(person.email)).status).toBe(401);
    expect(await listed(person.email)).toMatchObject({ active: false, sessions: 0 });
    const again = await service.add({ email: person.email, password: 'egészen más szavak' });
    expect((await service.login(person.email)).status).toBe(401);
    const { token } = (await service.login(person.email, 'egészen más szavak')).json;
    expect((await service.verify(token, service.codeNow(person, 1))).status).toBe(401);
    expect((await service.verify(token, person.recoveryCodes[0]!)).status).toBe(401);
    expect((await service.verify(token, service.codeNow(again, 1))).status).toBe(200);
  });

  it('receive a new code secret after a loss, and all old sessions end', async () => {
    const person = await service.add();
    const { accessToken } = await service.signIn(person);
    const { done } = (await command({ do: 'reset-otp', email: person.email })) as { done: Person };
    expect((await service.me(accessToken)).status).toBe(401);
    const bearer = await service.bearerOf(person);
    expect((await service.verify(bearer, service.codeNow(person, 1))).status).toBe(401);
    expect((await service.verify(bearer, person.recoveryCodes[3]!)).status).toBe(401);
    expect((await service.verify(bearer, service.codeNow(done))).status).toBe(200);
  });

  const linked = { issuer: 'https://belepes.example/', subject: 'Éva 7' };
  it('are linked to one person of a provider each, until that is taken back or they are closed', async () => {
    const [person, other] = [await service.add(), await service.add()];
    const { accessToken } = await service.signIn(person);
    const link = (who: Person, what = 'link-user') => command({ do: what, email: who.email, ...linked });
    expect(await link(person)).toMatchObject({ done: { linked: person.email } });
    expect(await link(other)).toMatchObject({ failed: 'link-exists' });
    expect(await listed(person.email)).toMatchObject({
      links: [{ issuer: 'https://belepes.example', subject: 'Éva 7' }],
      sessions: 1,
    });
    expect(await link(other, 'unlink-user')).toMatchObject({ failed: 'no-link' });
    expect(await link(person, 'unlink-user')).toMatchObject({ done: { unlinked: person.email } });
    expect((await service.me(accessToken)).status).toBe(401);
    expect(await link(other)).toMatchObject({ done: { linked: other.email } });
    await command({ do: 'disable-user', email: other.email });
    await service.add({ email: other.email });
    expect(await listed(other.email)).toMatchObject({ active: true, links: [] });
  });

  it.each([{ issuer: 'nem cím' }, { issuer: 'javascript:1' }, { subject: '' }, { subject: 'x'.repeat(256) }])(
    'are not linked to %j',
    async (wrong) => {
      const { email } = await service.add();
      expect(await command({ do: 'link-user', email, ...linked, ...wrong })).toHaveProperty('refused');
    },
  );

  it.each(['disable-user', 'reset-otp', 'remove-passkeys'])(
    'that are not there cannot be given to %s',
    async (what) => {
      expect(await command({ do: what, email: 'senki@lapunk.example' })).toMatchObject({
        failed: 'no-user',
        about: 'senki@lapunk.example',
      });
    },
  );

  it('appear in a backup by name, address and links, without any credentials', async () => {
    const { newsroom, file } = await backedUp();
    const secrets = await sql<{ text: string }>`
      select concat_ws(' ', password_hash, otp_secret) as text from staff_accounts where active union all select code_hash from staff_recovery_codes
      union all select credential_id || ' ' || public_key from staff_passkeys union all select secret from signing_key`.execute(
      newsroom.db,
    );
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).toContain('{"row":{"email":"elso@lapunk.example","name":"Első","created_at":');
    expect(text).toContain('{"row":{"issuer":"https://belepes.example","subject":"7","email":"elso@lapunk.example"}}');
    expect(text).not.toContain('zart@lapunk.example');
    const kept = secrets.rows.flatMap((row) => row.text.split(' '));
    expect(kept.length).toBeGreaterThan(20);
    for (const secret of kept) expect(text).not.toContain(secret);
    await newsroom.close();
  }, 60_000);

  it('outlive a restored backup as they are, and none comes back that was closed', async () => {
    const { newsroom, file } = await backedUp();
    const { db } = newsroom;
    await addUser(newsroom, { email: 'uj@lapunk.example', name: 'Új', password });
    await disableUser(newsroom, { email: 'masodik@lapunk.example' });
    await unlinkUser(newsroom, { email: 'elso@lapunk.example', ...identity });
    const rows = async () => [
      await db.selectFrom('staff_accounts').selectAll().orderBy('id').execute(),
      await db.selectFrom('staff_identities').selectAll().execute(),
      await db.selectFrom('staff_recovery_codes').selectAll().orderBy('code_hash').execute(),
      await db.selectFrom('signing_key').selectAll().execute(),
    ];
    const before = await rows();
    expect(await restoreBackup(newsroom, { file, force: true, ...choice })).toMatchObject({ staff: 0 });
    expect(await rows()).toEqual(before);
    await newsroom.close();
  }, 60_000);

  it('are closed in another house until each is enrolled again, and then keep their links', async () => {
    const { newsroom, file } = await backedUp();
    const other = await openTestNewsroom(undefined, { sites: newsroom.sites });
    expect(await restoreBackup(other, { file, force: true, ...choice })).toMatchObject({ staff: 2 });
    const states = async () =>
      (await listUsers(other)).users.map(({ name, active, toEnrol, links }) => [name, active, toEnrol, links.length]);
    expect(await states()).toEqual([
      ['Első', false, true, 1],
      ['Második', false, true, 0],
    ]);
    expect(await writeBackup(other, { file: `${other.dataDir}/b.gz`, readersKey: null })).toMatchObject({ staff: 2 });
    const first = { email: 'elso@lapunk.example', name: 'Első' };
    expect((await addUser(other, { ...first, password })).recoveryCodes).toHaveLength(10);
    await disableUser(other, { email: 'masodik@lapunk.example' });
    expect(await states()).toEqual([
      ['Első', true, false, 1],
      ['Második', false, false, 0],
    ]);
    expect(await writeBackup(other, { file: `${other.dataDir}/c.gz`, readersKey: null })).toMatchObject({ staff: 1 });
    await Promise.all([newsroom.close(), other.close()]);
  }, 60_000);
});
