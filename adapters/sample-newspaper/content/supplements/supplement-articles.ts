import { parseArticle } from '../parse-article.ts';
import type { Article } from '../../../origin/content/article.ts';
import type { Section } from '../../../origin/content/newsroom-content.ts';

const files = import.meta.glob<string>('./articles/*.html', { query: '?raw', import: 'default', eager: true });

export const supplementSections: readonly Section[] = (
  [
    ['tokio-2020', 'Tokió 2020'],
    ['foci-vb-2022', 'Foci-vb 2022'],
    ['eb-2024', 'Eb 2024'],
    ['parizs-2024', 'Párizs 2024'],
    ['orosz-ukran-valsag', 'Orosz–ukrán válság'],
    ['orosz-ukran-haboru', 'Orosz–ukrán háború'],
    ['valasztas-2022', 'Választás 2022'],
    ['valasztas-2024', 'Választás 2024'],
    ['ep-2024', 'EP-választás 2024'],
    ['usa-2024', 'USA 2024'],
  ] as const
).map(([slug, name]) => ({ site: 'main', slug, name }));

/** File name `2024-06-23.a-cikk-neve`: ages count back from the end of that day. These articles keep their dates. */
const read = (file: string, text: string): Article => {
  const [, date = '', slug = ''] = /(\d{4}-\d{2}-\d{2})\.([a-z0-9-]+)\.html$/.exec(file) ?? [];
  return parseArticle(slug, text, Date.parse(`${date}T24:00:00Z`) / 1000);
};

export const supplementArticles: readonly Article[] = Object.entries(files).map(([file, text]) => read(file, text));
