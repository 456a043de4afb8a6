import { systemTime } from '#adapters/time/system-time.ts';
import { describe, expect, it } from 'vitest';
import { originEnded } from '#adapters/origin/process/start-origin.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { answerRequest } from './control-server.ts';
import { redact, settingsInForce } from '#config/settings/settings-in-force.ts';

const room = (outcome: unknown = { done: {} }, testClock = false) => {
  const [commands, heard]: [unknown[], unknown[]] = [[], []];
  const execute = async (command: unknown) => {
    heard.push('carried out');
    commands.push(command);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const mainApi = Promise.resolve({
    url: '',
    headers: {},
    ready: Promise.resolve(),
    stop: async () => undefined,
    collect: async () => [],
    advance: async (ms: number) => void heard.push(`origin advanced by ${ms}`),
    execute,
  });
  const answer = answerRequest({
    dataDir: '',
    mainApi,
    time: systemTime,
    advance: testClock ? async (ms: number) => void heard.push(`advanced by ${ms}`) : null,
    log: createLog('silent', () => undefined),
    purge: async (pages) => void heard.push(pages ?? 'all'),
    expectEdit: async () => {
      heard.push('expected');
      return async (done) => void heard.push(done ? 'edited' : 'not edited');
    },
  });
  return { answer, commands, heard };
};

describe('the control room', () => {
  it('advances the clock of a process that was started for tests, and of no other', async () => {
    const order = { do: 'advance', seconds: 15 };
    const [forTests, live] = [room({ failed: 'unknown' }, true), room({ failed: 'unknown' })];
    expect(await forTests.answer(order)).toEqual({ done: null });
    expect(forTests.heard).toEqual(['advanced by 15000']);
    expect(await live.answer(order)).toEqual({ failed: 'no-test-clock' });
    expect(live.heard).toEqual([]);
  });

  it('passes orders to the origin, and announces each one that may write', async () => {
    const { answer, commands, heard } = room();
    for (const command of [
      { do: 'list' },
      { do: 'export' },
      { do: 'backup' },
      { do: 'add-pass' },
      { do: 'end-pass' },
      { do: 'import', dryRun: true },
      'szia',
      null,
    ])
      expect(await answer(command)).toEqual({ done: {} });
    expect([commands.length, new Set(heard)]).toEqual([8, new Set(['carried out'])]);
    for (const command of [
      { do: 'import', dryRun: false },
      { do: 'post' },
      { do: 'take-back' },
      { do: 'delete' },
      { do: 'restore' },
    ]) {
      heard.length = 0;
      await answer(command);
      expect(heard).toEqual(['expected', 'carried out', 'edited']);
    }
  });

  it('distinguishes refused commands from possibly executed ones', async () => {
    const refused = room({ failed: 'no-article', about: 'x' });
    expect(await refused.answer({ do: 'delete' })).toEqual({ failed: 'no-article', about: 'x' });
    expect(refused.heard.at(-1)).toBe('not edited');
    const broken = room(new Error('the origin has ended'));
    await expect(broken.answer({ do: 'delete' })).rejects.toThrow('has ended');
    expect(broken.heard.at(-1)).toBe('edited');
  });

  it('tells a command of an origin that ended from one that failed, and expects its edit', async () => {
    const ended = Object.assign(new Error('The origin worker exited with code 1'), { code: originEnded });
    const { answer, heard } = room(ended);
    expect(await answer({ do: 'import', files: [], dryRun: false })).toEqual({
      failed: 'server-ended',
      about: ended.message,
    });
    expect(heard).toEqual(['expected', 'carried out', 'edited']);
    await expect(room(new Error('other')).answer({ do: 'list' })).rejects.toThrow('other');
  });

  it('purges locally when the content belongs to another main API: some pages, or all', async () => {
    const { answer, commands, heard } = room({ failed: 'elsewhere', about: 'https://api.example' });
    expect(await answer({ do: 'purge', pages: [{ site: 'lap', path: '/x' }] })).toEqual({
      done: { pages: 1, local: true },
    });
    expect(await answer({ do: 'purge', pages: null })).toEqual({ done: { pages: null, local: true } });
    expect([commands.length, heard.filter((one) => typeof one !== 'string' || one === 'all')]).toEqual([
      2,
      [[{ site: 'lap', path: '/x' }], 'all'],
    ]);
    expect(await answer({ do: 'delete' })).toMatchObject({ failed: 'elsewhere' });
  });

  it('leaves a purge to our own origin, which notifies every web node', async () => {
    const { answer, commands, heard } = room({ done: { pages: null }, told: { epoch: 'e', number: 3, nodes: [] } });
    expect(await answer({ do: 'purge', pages: null })).toEqual({
      done: { pages: null },
      told: { epoch: 'e', number: 3, nodes: [] },
    });
    expect([commands, heard]).toEqual([[{ do: 'purge', pages: null }], ['expected', 'carried out', 'edited']]);
  });
});

describe('settings', () => {
  const of = (env: Record<string, string>, redacted = true) =>
    new Map(settingsInForce(env, redacted).settings.map((setting) => [setting.name, setting]));

  it('show the source of each value, and hide secrets', () => {
    const settings = of({
      PORT: '4000',
      DATABASE_URL: 'postgres://user:titok@db.example:5432/news?password=p&x=1',
      HOST: '',
    });
    expect(settings.get('PORT')).toEqual({ name: 'PORT', value: '4000', from: 'environment' });
    expect(settings.get('DATABASE_URL')?.value).toBe('postgres://***@db.example:5432/news?password=***&x=1');
    expect(settings.get('DATA_DIR')).toEqual({ name: 'DATA_DIR', value: '.data', from: 'default' });
    expect(settings.get('HOST')).toEqual({ name: 'HOST', value: null, from: 'unset' });
    expect(of({ DATABASE_URL: 'postgres://u:t@x/y' }, false).get('DATABASE_URL')?.value).toBe('postgres://u:t@x/y');
  });

  it('report their errors', () => {
    expect(settingsInForce({ PORT: 'x' }, true).errors).toEqual([expect.stringContaining('PORT')]);
  });

  it.each([
    ['SESSION_SECRET', 'abc', '***'],
    ['API_KEY', 'abc', '***'],
    ['PORT', '1', '1'],
    ['CRM_URL', 'https://a@x/', 'https://***@x/'],
    ['CRM_URL', 'https://x/?token=1#a', 'https://x/?token=***#a'],
    ['CRM_URL', 'https://x/a@b', 'https://x/a@b'],
  ])('%s=%s is shown as %s', (name, value, shown) => {
    expect(redact(name, value)).toBe(shown);
  });
});
