import { describe, expect, it } from 'vitest';
import { isSeenByAnyone } from './seen-by-anyone.ts';

const [first, second] = [
  'Az első bekezdés, amely elég hosszú ahhoz, hogy fel lehessen ismerni.',
  'A második – „zárt” – bekezdés, amelyet csak előfizetők olvashatnak el.',
];
const raw = `<!-- wp:paragraph --><p>${first}</p><!-- /wp:paragraph -->\n<!-- wp:paragraph --><p>${second}</p><!-- /wp:paragraph -->`;

describe('the text that a stranger gets', () => {
  it('is whole with other quotes, classes and added parts', () => {
    const rendered = `<p class="has-drop-cap">${first}</p><aside>Hirdetés</aside><p>${second.replaceAll('„', '&#8222;')}</p>`;
    expect(isSeenByAnyone(raw, rendered)).toBe(true);
  });

  it('is not whole without a paragraph, or with its beginning alone', () => {
    expect(isSeenByAnyone(raw, `<p>${first}</p><p>Csak előfizetőknek.</p>`)).toBe(false);
    expect(isSeenByAnyone(raw, `<p>${first}</p><p>${second.slice(0, 45)}…</p>`)).toBe(false);
    expect(isSeenByAnyone(raw, '')).toBe(false);
  });

  it('may lack what WordPress fills: shortcodes, scripts, short labels', () => {
    const filled = `${raw}\n\n[gallery ids="1,2,3" columns="3" size="large" order="DESC"]\n\n<script>const long = 'a script of more than forty letters';</script><p>Rövid</p>`;
    expect(isSeenByAnyone(filled, `<p>${first}</p><p>${second}</p>`)).toBe(true);
  });
});
