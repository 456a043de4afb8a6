import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { objects, run } from '../cli.fake.ts';

const script = async (shell: string): Promise<string> => (await run(['completion', shell])).out;

const completed = async (...words: readonly string[]): Promise<readonly string[]> => {
  const line = words.map((word) => `'${word}'`).join(' ');
  const commands = `${await script('bash')}\nCOMP_WORDS=(lapunk ${line}); COMP_CWORD=${words.length}; _lapunk; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', commands], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
};

describe('completion', () => {
  it('knows every command and option of the program', async () => {
    const { out } = await run(['--help']);
    const [shape] = objects(await run(['completion', 'bash', '--json'])) as unknown as readonly [
      { commands: readonly { name: string; options: readonly { flags: readonly string[] }[] }[] },
    ];
    const names = shape.commands.map(({ name }) => name);
    for (const name of [
      'explain',
      'replay',
      'check',
      'diff',
      'lint',
      'live',
      'rules',
      'routes',
      'sites',
      'ask',
      'completion',
    ])
      expect(names).toContain(name);
    for (const name of names) expect(out).toContain(`  ${name}`);
    for (const shell of ['bash', 'zsh', 'fish']) {
      const text = await script(shell);
      for (const { name, options } of shape.commands) {
        expect(text).toContain(name);
        for (const flag of options.flatMap(({ flags }) => flags))
          expect(text).toContain(shell === 'fish' ? flag.replace(/^--?/, '') : flag);
      }
    }
  });

  it('completes in bash', async () => {
    expect(await completed('li')).toEqual(['lint', 'live', 'lines'].filter((name) => name.startsWith('li')));
    expect(await completed('rules', '--format', '')).toEqual([
      'table',
      'json',
      'nginx',
      'varnish',
      'haproxy',
      'caddy',
      'netlify',
    ]);
    expect(await completed('--lang', 'e')).toEqual(['en']);
    expect(await completed('--lang', 'en', 'explain', '--don')).toEqual(['--donations']);
    expect(await completed('ask', 'trunc')).toEqual(['truncate']);
    expect(await completed('completion', '')).toEqual(['bash', 'zsh', 'fish']);
    expect(await completed('lint', '--js')).toEqual(['--json']);
  });

  it('is text that the shells can quote', async () => {
    expect(await script('zsh')).toMatch(/^#compdef lapunk\n/);
    expect(await script('fish')).toMatch(/^complete -c lapunk /);
    expect(await run(['completion', 'csh'])).toMatchObject({ code: 2, out: '' });
  });
});
