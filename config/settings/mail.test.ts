import { describe, expect, it } from 'vitest';
import { createLog } from '#adapters/telemetry/log.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { publicSitesOf, sitesOf } from '../wiring/installation.ts';
import { mailOf, silenceOf, tellMailOff } from './mail.ts';

const environmentOf = (env: Readonly<Record<string, string>>): Environment => {
  const reading = readEnvironment(env);
  if (!reading.ok) throw new Error(reading.errors.join());
  return reading.environment;
};
const mailWith = (env: Readonly<Record<string, string>>, isApart = false) => {
  const environment = environmentOf(env);
  return mailOf(environment, sitesOf(environment), isApart);
};

const [local, outside] = ['smtp://127.0.0.1:2525', 'smtp://mail.example.org'];
const server = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: 'Lap <lap@example.org>' });
const sends = (url: string) => ({ way: 'smtp', server: { url, from: 'Lap <lap@example.org>' } });
const named = { PUBLIC_ORIGIN: 'https://lapunk.example', SISTER_PUBLIC_ORIGIN: 'https://testverlap.example' };
const unnamed = { way: 'none', why: 'no-public-origin' };

describe('letters', () => {
  it('go out by a server that is named, and stay in the outbox of a machine whose sites are on loopback', () => {
    expect(mailWith({})).toEqual({ way: 'outbox', port: 3001 });
    expect(mailWith(server(local))).toEqual(sends(local));
    expect(mailWith({ ...named, ...server(outside) })).toEqual(sends(outside));
    expect(mailWith(named)).toEqual({ way: 'none', why: 'no-server' });
  });

  it('go out nowhere without the public addresses that they lead to', () => {
    expect(mailWith(server(outside))).toEqual(unnamed);
    for (const name of ['PUBLIC_ORIGIN', 'SISTER_PUBLIC_ORIGIN'] as const)
      expect(mailWith({ ...server(outside), [name]: named[name] })).toEqual(unnamed);
  });

  it('go out of an origin by itself where the public addresses are named, be they on loopback', () => {
    const loopback = { PUBLIC_ORIGIN: 'http://lapunk.localhost:3000', SISTER_PUBLIC_ORIGIN: 'http://t.localhost:3000' };
    for (const env of [{}, server(local), server(outside)]) expect(mailWith(env, true)).toEqual(unnamed);
    expect(mailWith(loopback, true)).toEqual({ way: 'outbox', port: 3001 });
    expect(mailWith({ ...loopback, ...server(local) }, true)).toEqual(sends(local));
    expect(mailWith({ ...named, ...server(outside) }, true)).toEqual(sends(outside));
  });

  it('go out of no preview', () => {
    const preview = { ...named, ...server(outside), PREVIEW: 'on', PREVIEW_OF: 'https://nyilvanos.example' };
    for (const isApart of [false, true]) expect(mailWith(preview, isApart)).toEqual({ way: 'none', why: 'preview' });
    expect(mailWith({ PREVIEW: 'on' })).toEqual({ way: 'none', why: 'preview' });
  });

  it('are reported in the log as missing, with the setting', () => {
    const lines: object[] = [];
    const log = createLog('info', (line) => lines.push(JSON.parse(line) as object));
    const all: readonly Readonly<Record<string, string>>[] = [
      server(outside),
      { ...server(outside), PUBLIC_ORIGIN: named.PUBLIC_ORIGIN },
      named,
      { PREVIEW: 'on' },
      {},
    ];
    for (const env of all) tellMailOff(log, environmentOf(env), mailWith(env));
    expect(lines).toMatchObject([
      { level: 'warn', event: 'mail-off', why: 'no-public-origin', unset: ['PUBLIC_ORIGIN', 'SISTER_PUBLIC_ORIGIN'] },
      { level: 'warn', event: 'mail-off', why: 'no-public-origin', unset: ['SISTER_PUBLIC_ORIGIN'] },
      { level: 'warn', event: 'mail-off', why: 'no-server', unset: ['SMTP_URL', 'MAIL_FROM'] },
      { level: 'info', event: 'mail-off', why: 'preview' },
    ]);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM must be set'],
    [{ MAIL_FROM: 'lap@example.org' }, 'SMTP_URL must be set'],
    [{ SMTP_URL: 'http://mail.example.org', MAIL_FROM: 'lap@example.org' }, 'SMTP_URL is wrong'],
    [{ SMTP_URL: 'smtp://m.example.org', MAIL_FROM: 'Lap\r\nBcc: x@example.org' }, 'MAIL_FROM is wrong'],
    [{ SMTP_URL: 'smtp://m.example.org', MAIL_FROM: 'lap' }, 'MAIL_FROM is wrong'],
    [{ OPERATOR_PORT: '65536' }, 'OPERATOR_PORT is wrong'],
  ])('%j is refused at start', (env, begins) => {
    const reading = readEnvironment(env);
    expect(!reading.ok && reading.errors.some((error) => error.startsWith(begins))).toBe(true);
  });
});

describe('notifications', () => {
  it('are composed where letters could be, with or without a mail server', () => {
    const silenceWith = (env: Readonly<Record<string, string>>, isApart = false) => {
      const environment = environmentOf(env);
      return silenceOf(environment, sitesOf(environment), isApart);
    };
    for (const env of [{}, named, server(outside)]) expect(silenceWith(env)).toBeNull();
    expect(silenceWith(named, true)).toBeNull();
    expect(silenceWith({}, true)).toBe('no-public-origin');
    expect(silenceWith({ PUBLIC_ORIGIN: named.PUBLIC_ORIGIN })).toBe('no-public-origin');
    for (const isApart of [false, true]) expect(silenceWith({ ...named, PREVIEW: 'on' }, isApart)).toBe('preview');
  });
});

describe('the addresses that readers are sent', () => {
  const originsWith = (env: Readonly<Record<string, string>>) => [
    ...new Set(publicSitesOf(environmentOf(env)).map(({ origin }) => origin)),
  ];

  it('are those of the public sites, also where a preview composes them', () => {
    const preview = {
      PREVIEW: 'on',
      PUBLIC_ORIGIN: 'https://elonezet.example',
      SISTER_PUBLIC_ORIGIN: 'https://e2.example',
    };
    const shown = { PREVIEW_OF: named.PUBLIC_ORIGIN, SISTER_PREVIEW_OF: named.SISTER_PUBLIC_ORIGIN };
    expect(originsWith(named)).toEqual(Object.values(named));
    expect(originsWith({ ...preview, ...shown })).toEqual(Object.values(named));
    expect(originsWith({ ...preview, MAIN_DOMAIN: 'lap.example', SISTER_DOMAIN: 'lap2.example' })).toEqual([
      'https://lap.example',
      'https://lap2.example',
    ]);
  });
});
