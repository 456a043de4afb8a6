import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const password = 'három hosszú szó';
const enrolment = {
  email: 'eva@lapunk.example',
  otpSecret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  otpAddress: 'otpauth://totp/Lapunk:eva%40lapunk.example?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Lapunk',
  recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'],
};

const ordered = async (args: readonly string[], outcome: unknown, around: Parameters<typeof run>[1] = {}) => {
  const orders: NewsroomCommand[] = [];
  const execute = (order: NewsroomCommand): unknown => {
    orders.push(order);
    return outcome;
  };
  return { ...(await run(['users', ...args], { ...around, execute })), orders };
};
const identity = { issuer: 'https://belepes.example', subject: 'eva-7' };
const add = ['add', 'eva@lapunk.example', '--name', 'Kiss Éva'];
const order = { do: 'add-user', email: 'eva@lapunk.example', name: 'Kiss Éva', password };

describe('accounts of the newsroom', () => {
  it('are made with a password that is typed twice and never shown', async () => {
    const ran = await ordered(add, { done: enrolment }, { hidden: [password, password] });
    expect(ran).toMatchObject({ code: 0, orders: [order] });
    expect(ran.err).toBe('Jelszó (nem látszik): Még egyszer: elkészült: eva@lapunk.example\n');
    expect(ran.out).toContain('vagy írd be kézzel: ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567\n');
    for (const code of enrolment.recoveryCodes) expect(ran.out).toContain(`  ${code}\n`);
    expect(ran.out.split('\n').filter((line) => /^[█▀▄ ]{30,}$/.test(line))).toHaveLength(23);
    expect(ran.out + ran.err).not.toContain(password);
  });

  it('are created with the first line of standard input, and printed as JSON on request', async () => {
    const ran = await ordered([...add, '--json'], { done: enrolment }, { input: [password, 'más'] });
    expect(ran.orders).toEqual([order]);
    expect(objects(ran)).toEqual([{ schemaVersion: 1, ...enrolment }]);
  });

  it.each([
    ['differ', { hidden: [password, `${password}!`] }],
    ['are given up', { hidden: [null] }],
    ['are too short', { hidden: ['tizenegy be', 'tizenegy be'] }],
    ['are too short, piped in', { input: ['tizenegy be'] }],
    ['are not there', { input: [] }],
    ['have no end', { input: ['x'.repeat(1_001)] }],
  ])('are not made with passwords that %s', async (_, around) => {
    const ran = await ordered(add, { done: enrolment }, around);
    expect(ran).toMatchObject({ code: 2, orders: [], out: '' });
    expect(ran.err).not.toContain('tizenegy');
  });

  it('take no password from the command line', async () => {
    for (const args of [
      [...add, '--password', password],
      [...add, password],
    ])
      expect(await ordered(args, { done: enrolment }, { input: [password] })).toMatchObject({ code: 2, orders: [] });
    expect((await run(['users', 'add', '--help'])).out).not.toMatch(/--password/);
  });

  it('say that there is such an account', async () => {
    expect(
      await ordered(add, { failed: 'user-exists', about: 'eva@lapunk.example' }, { input: [password] }),
    ).toMatchObject({ code: 1, err: 'van már ilyen fiók: eva@lapunk.example\n' });
  });

  it('are listed with their state, or as JSON', async () => {
    const users = [
      {
        email: 'a@b.example',
        name: 'Éva',
        active: true,
        toEnrol: false,
        createdAt: 1_792_000_000,
        sessions: 2,
        recoveryCodes: 9,
        passkeys: 3,
        newestPasskeyAt: 1_792_000_000,
        links: [identity],
      },
      {
        email: 'c@b.example',
        name: 'Pál',
        active: false,
        toEnrol: false,
        createdAt: 1_792_000_000,
        sessions: 0,
        recoveryCodes: 10,
        passkeys: 0,
        newestPasskeyAt: null,
        links: [],
      },
      {
        email: 'd@b.example',
        name: 'Ida',
        active: false,
        toEnrol: true,
        createdAt: 1_792_000_000,
        sessions: 0,
        recoveryCodes: 0,
        passkeys: 0,
        newestPasskeyAt: null,
        links: [],
      },
    ];
    const { out } = await ordered(['list'], { done: { users } });
    expect(out.split('\n').slice(1, 4)).toEqual([
      'a@b.example  Éva  él                    2             9               3      1  2026-10-14 19:46',
      'c@b.example  Pál  megszüntetve          0            10               0      0  2026-10-14 19:46',
      'd@b.example  Ida  felvételre vár        0             0               0      0  2026-10-14 19:46',
    ]);
    expect(objects(await ordered(['list', '--json'], { done: { users } }))).toEqual(
      users.map((user) => ({ schemaVersion: 1, ...user })),
    );
  });

  it('are linked to a provider’s identity, and unlinked again', async () => {
    const named = ['eva@lapunk.example', '--issuer', identity.issuer, '--subject', identity.subject];
    expect(await ordered(['link', ...named], { done: { linked: 'eva@lapunk.example' } })).toMatchObject({
      code: 0,
      orders: [{ do: 'link-user', email: 'eva@lapunk.example', ...identity }],
      err: 'a szolgáltatóval is beléphet: eva@lapunk.example\n',
    });
    expect(await ordered(['unlink', ...named], { done: { unlinked: 'eva@lapunk.example' } })).toMatchObject({
      code: 0,
      orders: [{ do: 'unlink-user', email: 'eva@lapunk.example', ...identity }],
    });
    expect(await ordered(['link', ...named], { failed: 'link-exists', about: 'eva-7' })).toMatchObject({ code: 1 });
    expect(await ordered(['link', 'eva@lapunk.example', '--issuer', 'x'], {})).toMatchObject({ code: 2, orders: [] });
  });

  it('are closed, and get other codes', async () => {
    expect(await ordered(['disable', 'a@b.example'], { done: { disabled: 'a@b.example' } })).toMatchObject({
      code: 0,
      orders: [{ do: 'disable-user', email: 'a@b.example' }],
      err: 'megszűnt, mindenhonnan kilépett: a@b.example\n',
    });
    expect(await ordered(['remove-passkeys', 'a@b.example'], { done: { removedFrom: 'a@b.example' } })).toMatchObject({
      code: 0,
      orders: [{ do: 'remove-passkeys', email: 'a@b.example' }],
      err: 'nincs több belépési kulcsa, mindenhonnan kilépett: a@b.example\n',
    });
    const reset = await ordered(['reset-otp', 'eva@lapunk.example', '--lang', 'en'], { done: enrolment });
    expect(reset).toMatchObject({ code: 0, orders: [{ do: 'reset-otp', email: 'eva@lapunk.example' }] });
    expect(reset.out).toContain('Recovery codes');
    expect(await ordered(['disable', 'x@b.example'], { failed: 'no-user', about: 'x@b.example' })).toMatchObject({
      code: 1,
      err: 'nincs ilyen fiók: x@b.example\n',
    });
  });
});
