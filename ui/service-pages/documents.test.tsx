// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Body } from '#core/editorial/articles/body.ts';
import { contents, pageOf } from '../screens/pages.fixtures.ts';
import { PageScreen } from '../screens/tax.screen.tsx';
import { DocumentPage } from './document-page.tsx';
import { changeFigure, rateFigure } from '../editorial/common-data/written-rate.ts';
import { withAnchors } from './with-anchors.ts';

afterEach(cleanup);

const headings = (...titles: readonly string[]): Body =>
  titles.flatMap((title): Body => [
    { tag: 'h2', children: [title] },
    { tag: 'p', children: ['Szöveg.'] },
  ]);
const { frame, content } = pageOf('tax', contents.tax);
const withBody = (body: Body) => ({ ...content, document: { ...content.document, body } });

describe('a document', () => {
  it('names its sections by their titles, twins by a number', () => {
    expect(withAnchors(headings('Mit meddig őrzünk?', 'Jogok', 'Jogok', '…')).entries.map(({ id }) => id)).toEqual([
      'mit-meddig-orzunk',
      'jogok',
      'jogok-3',
      'resz',
    ]);
  });

  it('that is long begins with its contents, each leading to its section; a short one does not', () => {
    const { container, rerender } = render(
      <DocumentPage content={withBody(headings('Egy', 'Kettő', 'Három', 'Négy', 'Öt'))} frame={frame} />,
    );
    const links = [...screen.getByRole('navigation', { name: 'Tartalom' }).querySelectorAll('a')];
    expect(links).toHaveLength(5);
    for (const link of links)
      expect(container.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
    rerender(<DocumentPage content={withBody(headings('Egy', 'Kettő'))} frame={frame} />);
    expect(screen.queryByRole('navigation', { name: 'Tartalom' })).toBeNull();
  });

  it('of the one per cent offers the tax number in its text', () => {
    render(
      <PageScreen
        page={{
          ...pageOf('tax', contents.tax),
          content: withBody([{ tag: 'p', children: ['Adószám: 18200000-1-42.'] }]),
        }}
      />,
    );
    expect(screen.getByText('18200000-1-42')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Másolás' })).toBeTruthy();
  });
});

describe('a rate', () => {
  it.each([
    [396.4, '396,40'],
    [4.97, '4,9700'],
    [0.0126, '1,2600'],
    [12345.6, '12\u00a0345,60'],
  ])('of %d reads %s', (rate, text) => {
    expect(rateFigure(rate)).toBe(text);
  });

  it.each([
    [0.31, 396, '+0,31'],
    [-0.31, 396, '−0,31'],
    [0.0001, 396, '0,00'],
  ])('that changed by %d shows its sign only when there is something to show', (change, rate, text) => {
    expect(changeFigure(change, rate)).toBe(text);
  });
});
