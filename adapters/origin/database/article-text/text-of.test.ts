import { describe, expect, it } from 'vitest';
import { textOf, wordsOfHtml } from './text-of.ts';

describe('the words of an article', () => {
  it.each([
    '<script>titok</script>',
    '<STYLE type="text/css">.a::after{content:"titok"}</STYLE >',
    '<template><p>titok</p></template>',
    '<noscript><p>titok</p></noscript>',
    '<!-- <b>titok</b> -->',
    '<select><option>titok</option></select>',
    '<script>titok',
    '<!-- <b>titok',
  ])('leave out what pages do not show: %s', (hidden) => {
    for (const read of [wordsOfHtml, textOf]) expect(read(`<p>Nyílt</p>${hidden}`).trim()).toBe('Nyílt');
  });

  it('go on after such an element', () => {
    expect(textOf('<script>a</script><p>Első</p><!-- x --><p>Második</p>')).toBe('Első Második');
  });
});
