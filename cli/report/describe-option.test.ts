import { Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { hu } from '../messages/hu.ts';
import { describeOption } from './describe-option.ts';

describe('the help of an option', () => {
  it('prints a default as a user types it', () => {
    expect(describeOption(new Option('--since <span>', 'ettől').default(3_600, '1h'), hu)).toBe('ettől (alapból 1h)');
    expect(describeOption(new Option('--top <count>', 'ennyi').default(20), hu)).toBe('ennyi (alapból 20)');
  });

  it('prints the choices, and no missing default', () => {
    expect(describeOption(new Option('--lang <code>', 'nyelv').choices(['hu', 'en']), hu)).toBe(
      'nyelv (ezek egyike: hu, en)',
    );
  });
});
