import { describe, expect, it } from 'vitest';
import { helpBoxes } from './help-boxes.ts';

const plain = { spiritualHelp: false, drugProblem: false, english: false };

describe('the help box', () => {
  it('is shown only if an editor has set it', () => {
    expect(helpBoxes(plain, 'main')).toEqual([]);
    const both = helpBoxes({ ...plain, spiritualHelp: true, drugProblem: true }, 'main');
    expect(both.map(({ title }) => title)).toEqual(['Van segítség', 'Ha baj van a szerrel']);
  });

  it.each([false, true])(
    'names the numbers of the country that the site writes for, in the language of the story',
    (english) => {
      const text = (role: 'main' | 'sister') => helpBoxes({ ...plain, english, spiritualHelp: true }, role)[0]!.text;
      expect(text('main')).toMatch(english ? /crisis line at 116-123.*112/ : /116-123-as lelkisegély.*112/);
      expect(text('sister')).toMatch(english ? /crisis line at 0800 801 200.*112/ : /0800 801 200-as segélyszám.*112/);
    },
  );
});
