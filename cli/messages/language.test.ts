import { describe, expect, it } from 'vitest';
import { run } from '../cli.fake.ts';
import type { Locale } from '../terminal/io.ts';
import { languageOf } from './language.ts';

const english = { LANG: 'en_GB.UTF-8' };

describe('the language of the command line', () => {
  it.each<[string, Locale, 'hu' | 'en']>([
    ['is Hungarian without a locale', {}, 'hu'],
    ['follows LANG', english, 'en'],
    ['follows LANG in Hungarian', { LANG: 'hu_HU.UTF-8' }, 'hu'],
    ['is Hungarian in another language', { LANG: 'de_DE.UTF-8' }, 'hu'],
    ['is Hungarian in the C locale', { LC_ALL: 'C', LANG: 'en_US.UTF-8' }, 'hu'],
    ['follows LC_MESSAGES before LANG', { LC_MESSAGES: 'en_US', LANG: 'hu_HU' }, 'en'],
    ['follows LC_ALL before both', { LC_ALL: 'hu_HU', LC_MESSAGES: 'en_US', LANG: 'en_US' }, 'hu'],
    ['takes an empty variable for an unset one', { LC_ALL: '', LANG: 'en' }, 'en'],
  ])('%s', (_, locale, language) => {
    expect(languageOf(['rules'], locale)).toBe(language);
  });

  it('is that of --lang before any locale', () => {
    expect(languageOf(['rules', '--lang', 'hu'], english)).toBe('hu');
    expect(languageOf(['--lang=en', 'rules'], { LC_ALL: 'hu_HU' })).toBe('en');
    expect(languageOf(['replay', '--json', '--lang', 'en'], {})).toBe('en');
  });

  it('follows the locale in help, tables and reports, and never where programs read', async () => {
    for (const args of [['--help'], ['explain', '/'], ['lint'], ['ask', '--list'], ['lint', '--format', 'md']]) {
      const [own, given, hungarian] = [
        await run(args, { locale: english }),
        await run([...args, '--lang', 'en']),
        await run(args),
      ];
      expect([own.out, own.err], args.join(' ')).toEqual([given.out, given.err]);
      expect(own.out, args.join(' ')).not.toBe(hungarian.out);
    }
    for (const args of [
      ['explain', '/', '--json'],
      ['lint', '--format=junit'],
      ['rules', '--format', 'nginx'],
      ['ask', 'truncate'],
    ]) {
      const input = { input: ['{"text":3}'] };
      expect((await run(args, { ...input, locale: english })).out, args.join(' ')).toBe((await run(args, input)).out);
    }
  });
});
