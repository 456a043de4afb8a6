import { expect, it } from 'vitest';
import { renderedText } from './rendered-text.ts';

it('makes figures of rendered captions and galleries, and drops styles', () => {
  expect(
    renderedText(
      '<div id="a" style="width: 650px" class="wp-caption alignnone"><img src="a.png"/><p id="c" class="wp-caption-text">Felirat</p></div>',
    ),
  ).toBe('\n<figure><img src="a.png"/><figcaption>Felirat</figcaption></figure>\n');
  expect(
    renderedText(
      `<style type="text/css">#gallery-1 {}</style><dl class='gallery-item'><dt class='gallery-icon'><a href='b'><img src="b.png" aria-describedby="gallery-1-7"/></a></dt><dd class='wp-caption-text'> Kép </dd></dl>`,
    ),
  ).toBe(`<figure><img src="b.png" data-id="7"/><figcaption>Kép</figcaption></figure>`);
});

it('gives the same text whichever posts WordPress rendered before it', () => {
  const rendered = (number: number, open: string, close: string): string =>
    `<p>Egy.</p>
${open}<div class="wp-caption"><img src="a.png"/><p class="wp-caption-text">Szó</p></div>${close}
${open}
		<style>#gallery-${number} {}</style>
		<div id='gallery-${number}' class='gallery galleryid-5'><dl class='gallery-item'><dt><img src="b.png"/></dt></dl>
		</div>
${close}
<p>Kettő.</p>`;
  expect(renderedText(rendered(2, '<p>', '</p>'))).toBe(renderedText(rendered(1, '', '')));
});
