import { describe, expect, it } from 'vitest';
import { createLog, type Log } from './log.ts';
import { textOf, writeLines } from './text-lines.ts';

const written = (env: Readonly<Record<string, string>>, isTTY: boolean, tell: (log: Log) => void): string => {
  let text = '';
  tell(createLog('info', writeLines(env, { isTTY, columns: 80, write: (more) => (text += more) })));
  return text;
};
const tellTwo = (log: Log): void => {
  log.info('changed', { pages: 3 });
  log.error('cannot-listen', { port: 3000, cure: 'another process listens on it. Stop it' });
};

describe('the log', () => {
  it('is JSON lines unless stdout is a terminal or LOG_FORMAT says otherwise', () => {
    const inWords = 'Error: Cannot listen on port 3000: another process listens on it. Stop it.\n';
    expect(written({ NO_COLOR: '1' }, true, tellTwo)).toBe(inWords);
    expect(written({ LOG_FORMAT: 'text' }, false, tellTwo)).toBe(inWords);
    for (const [env, isTTY] of [
      [{}, false],
      [{ LOG_FORMAT: 'json' }, true],
    ] as const)
      expect(
        written(env, isTTY, tellTwo)
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).event),
      ).toEqual(['changed', 'cannot-listen']);
  });

  it('colours a mark on a terminal, except with NO_COLOR', () => {
    expect(written({}, true, tellTwo)).toContain('\u001b[31mError: \u001b[39mCannot');
  });

  it('names the database, the first start, and all addresses', () => {
    const said = written({ LOG_FORMAT: 'text' }, false, (log) => {
      log.info('listening', { name: 'Lap', version: '1', database: 'embedded', folder: '/srv/lap', begins: 'sample' });
      log.info('ready', { addresses: [{ address: 'http://lap.localhost:3000', names: ['Lap', 'G7'] }] });
    });
    for (const part of ['Lap 1', '/srv/lap', 'sample newspaper', 'about a minute', 'http://lap.localhost:3000'])
      expect(said).toContain(part);
    expect(said).not.toContain('undefined');
    expect(
      written({ LOG_FORMAT: 'text' }, false, (log) =>
        log.info('listening', { name: 'Lap', version: '1', database: 'embedded', folder: '/srv/lap' }),
      ),
    ).not.toContain('minute');
  });

  it('shows no stack and no request ID, and fits the terminal', () => {
    const error = Object.assign(new Error('a'.repeat(30).split('').join(' ')), { code: 'EIO' });
    const text =
      textOf({ level: 'error', event: 'not-closed', what: 'origin', request: '00ee5a03', error }, { columns: 40 }) ??
      '';
    expect(text).toMatch(/^Error: not-closed, what origin, error a/);
    expect(text).not.toMatch(/ at |00ee/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(40);
  });

  it('hides what nothing has to be done about', () => {
    expect(textOf({ level: 'info', event: 'changed', pages: 1 })).toBeNull();
    expect(textOf({ level: 'warn', event: 'upstream-late', upstream: 'data-cache' })).toBeNull();
    expect(textOf({ level: 'warn', event: 'something-new', why: 'x' })).toBe('Warning: something-new, why x\n');
  });
});
