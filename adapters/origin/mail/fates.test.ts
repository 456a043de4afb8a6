import { expect, it, onTestFinished } from 'vitest';
import { signInLetter } from './hu.ts';
import { type Moods, openMailServer } from './mail-server.fake.ts';
import { sendBySmtp } from './send-by-smtp.ts';
import { setLetter } from './set-letter.ts';

const letter = setLetter(signInLetter('Hírek', 'https://example.org/tamogatas/belepes?kulcs=a&b="c"', '012345', 15));

const sendTo = async (moods?: Moods) => {
  const server = await openMailServer(moods);
  onTestFinished(server.close);
  const send = await sendBySmtp({ url: server.url, from: 'hirek@example.org', timeout: 200 });
  return { delivery: await send('anna@example.org', letter), received: server.received };
};

it('sends a letter only to its reader, as text and HTML', async () => {
  const { delivery, received } = await sendTo();
  expect(delivery).toEqual({ kind: 'sent' });
  expect(received[0]).toBe('RCPT TO:<anna@example.org>');
  expect(received).toHaveLength(2);
  expect(received[1]).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(received[1]).toContain('multipart/alternative');
  expect(received[1]).toContain('012345');
});

it('has one-click unsubscribe headers for issues only (RFC 8058)', async () => {
  const server = await openMailServer();
  onTestFinished(server.close);
  const send = await sendBySmtp({ url: server.url, from: 'hirek@example.org', timeout: 200 });
  await send('anna@example.org', { ...letter, unsubscribe: 'https://example.org/api/newsletter/unsubscribe/abc' });
  await send('anna@example.org', { ...letter, unsubscribe: null });
  expect(server.received[1]).toMatch(
    /^List-Unsubscribe:\s+<https:\/\/example\.org\/api\/newsletter\/unsubscribe\/abc>$/m,
  );
  expect(server.received[1]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(server.received[3]).not.toMatch(/^List-/m);
});

it.each<[string, Moods, object]>([
  ['refuses the address for good', { RCPT: '550 anna@example.org is unknown here' }, { kind: 'refused' }],
  ['is too busy for the address', { RCPT: '451 anna@example.org later' }, { kind: 'later', answered: 451 }],
  ['refuses the letter', { letter: '554 no' }, { kind: 'later', answered: 554 }],
  ['greets with a refusal', { greeting: '554 no service' }, { kind: 'later', answered: 554 }],
  ['never greets', { greeting: 'hang' }, { kind: 'later', answered: 0 }],
  ['hangs up in the middle', { MAIL: 'close' }, { kind: 'later', answered: 0 }],
  ['never says that it took the letter', { letter: 'hang' }, { kind: 'later', answered: 0 }],
])('tells of a server that %s, and never of whom the letter was for', async (_, moods, delivery) => {
  expect((await sendTo(moods)).delivery).toEqual(delivery);
});

it('reports a missing server, or one with another protocol', async () => {
  expect((await sendTo({ greeting: 'HTTP/1.1 400 Bad Request' })).delivery.kind).toBe('later');
  const server = await openMailServer();
  server.close();
  const send = await sendBySmtp({ url: server.url, from: 'hirek@example.org', timeout: 200 });
  expect(await send('anna@example.org', letter)).toEqual({ kind: 'later', answered: 0 });
});

it('sets a letter without anything that mail programs fetch, execute or drop', () => {
  expect(letter.html).not.toMatch(/<(script|style|img|link|form|input|svg)\b|url\(|@import|position:|flex|grid/);
  expect(letter.html).toContain('href="https://example.org/tamogatas/belepes?kulcs=a&amp;b=&quot;c&quot;"');
  expect(letter.text).toContain('https://example.org/tamogatas/belepes?kulcs=a&b="c"');
});
