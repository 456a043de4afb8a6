import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TopicBand } from './document.tsx';

const topic = { site: 'main', description: '', perDay: 3, sections: [], tags: [], flags: [] } as const;

describe('the topics under an article', () => {
  it('link to the page where each can be followed', () => {
    const html = renderToStaticMarkup(
      <TopicBand
        topics={[
          { ...topic, id: 'sport', title: 'Sport' },
          { ...topic, id: 'belfold', title: 'Belföld & <b>' },
        ]}
      />,
    );
    expect(html).toContain('aria-label="Értesítések"');
    expect(html).toContain('Értesítést kérek erről');
    expect([...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [href, text])).toEqual([
      ['/api/topics?tema=sport', 'Sport'],
      ['/api/topics?tema=belfold', 'Belföld &amp; &lt;b&gt;'],
    ]);
    expect(html).not.toContain('<b>');
  });
});
