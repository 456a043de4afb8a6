import { expect } from 'vitest';
import { openMailServer } from './mail-server.fake.ts';

const decoded = (body: string): string =>
  /^Content-Transfer-Encoding: base64$/im.test(body)
    ? Buffer.from(body.slice(body.indexOf('\n\n')), 'base64').toString()
    : Buffer.from(
        body
          .replaceAll(/=\n/g, '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString();

export const openLetterBox = async () => {
  const server = await openMailServer();
  const bodies = (email: string): readonly string[] =>
    server.received.filter((one) => /^To: (.*)$/im.exec(one)?.[1]?.toLowerCase().includes(email));
  const readOf = new Map<string, number>();
  return {
    ...server,
    count: (): number => server.received.filter((one) => one.startsWith('RCPT')).length,
    next: async (typed: string): Promise<{ readonly key: string; readonly code: string; readonly text: string }> => {
      const email = typed.toLowerCase();
      const known = readOf.get(email) ?? 0;
      await expect.poll(() => bodies(email).length, { timeout: 30_000 }).toBeGreaterThan(known);
      readOf.set(email, known + 1);
      const text = (bodies(email)[known] ?? '')
        .split(/^--.*$/m)
        .map(decoded)
        .join('\n');
      return {
        text,
        key: /(?:kulcs=|\/confirm\/)([\w-]+)/.exec(text)?.[1] ?? '',
        code: /(?<!\d)(\d{6})(?!\d)/.exec(text.slice(text.indexOf('írd be')))?.[1] ?? '',
      };
    },
  };
};
