import { expect, it } from 'vitest';
import { renderedText } from './rendered-text.ts';

it('makes figures of rendered captions and galleries, and drops styles', () => {
  expect(
    renderedText(
      '<div id="a" style="width: 650px" class="wp-caption alignnone"><img src="a.png"/><p id="c" class="wp-caption-text">Felirat</p></div>',
    ),
  ).toBe('<figure><img src="a.png"/><figcaption>Felirat</figcaption></figure>');
  expect(
    renderedText(
      `<style type="text/css">#gallery-1 {}</style><dl class='gallery-item'><dt class='gallery-icon'><a href='b'><img src="b.png"/></a></dt><dd class='wp-caption-text'> Kép </dd></dl>`,
    ),
  ).toBe(`<figure><a href='b'><img src="b.png"/></a><figcaption>Kép</figcaption></figure>`);
});
