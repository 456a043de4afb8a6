import { expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { readEnvironment } from './environment.ts';
import { sitesOf } from './installation.ts';
import { mailOf } from './mail.ts';

const local = sitesOf(
  (() => {
    const reading = readEnvironment({});
    if (!reading.ok) throw new Error(reading.errors.join());
    return reading.environment;
  })(),
);
const unset = { SMTP_URL: undefined, MAIL_FROM: undefined, OPERATOR_PORT: 3001 };

it('letters go out by a server that is named, stay in the outbox of a machine of its own, and go nowhere else', () => {
  expect(mailOf(unset, local)).toEqual({ way: 'outbox', port: 3001 });
  expect(mailOf(unset, fiveSites)).toBeUndefined();
  const named = { ...unset, SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Lap <lap@example.org>' };
  for (const sites of [local, fiveSites])
    expect(mailOf(named, sites)).toEqual({
      way: 'smtp',
      server: { url: 'smtp://mail.example.org', from: 'Lap <lap@example.org>' },
    });
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
