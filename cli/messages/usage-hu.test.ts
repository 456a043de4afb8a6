import { describe, expect, it } from 'vitest';
import { run } from '../cli.fake.ts';

describe('a refusal', () => {
  it.each([
    [['explain'], 'hiányzik: <cím>\n'],
    [['explian'], 'nincs ilyen parancs: explian\n(talán: explain)\n'],
    [['lint', '--fail-onn', 'x'], 'nincs ilyen kapcsoló: --fail-onn\n(talán: --fail-on)\n'],
    [['lint', '--rules'], 'érték nélkül áll: --rules, --rule-set <fájl>\n'],
    [['lint', 'a', 'b'], 'túl sok argumentum: 1 helyett 2 (a, b)\n'],
    [['live', '-'], 'hiányzik: --origin <cím>\n'],
    [['live', '-', '--origin', 'http://127.0.0.1:1', '--rps', 'x'], '--rps <szám>: „x” nem pozitív szám\n'],
    [
      ['check', '-', '--format', 'xml'],
      '--format <alak>: „xml” helyett ezek egyike: table, json, junit, tap, github\n',
    ],
    [['completion', 'csh'], 'shell: „csh” helyett ezek egyike: bash, zsh, fish\n'],
  ])('%j is in Hungarian', async (args, err) => {
    expect(await run(args)).toMatchObject({ code: 2, out: '', err });
  });

  it('is in English on request', async () => {
    expect((await run(['lint', '--nope', '--lang', 'en'])).err).toBe("error: unknown option '--nope'\n");
  });
});

describe('help', () => {
  it('prints values and defaults in the chosen language', async () => {
    const out = (await run(['check', '--help'])).out.replace(/\s+/g, ' ');
    expect(out).toContain('Használat: lapunk check [kapcsolók] <fájl>');
    expect(out).toContain('(ezek egyike: 0, 1; alapból 0)');
    expect(out).not.toMatch(/choices|default|options/);
  });

  it('prints no missing default', async () => {
    for (const command of ['mend', 'explain'])
      expect((await run([command, '--help'])).out.replace(/\s+/g, ' ')).not.toContain('alapból )');
  });
});
