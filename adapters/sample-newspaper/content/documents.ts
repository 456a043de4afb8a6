import type { SiteKey } from '../../origin/database/schema/origin-site.ts';
import type { StandingPage } from '../../origin/content/newsroom-content.ts';

const parts = import.meta.glob<string>('./documents/*.html', { query: '?raw', import: 'default', eager: true });

const monthSeconds = 30 * 86_400;

/** Two head lines (title, lead), an empty line, then HTML. */
const read = (file: string, text: string, now: number): StandingPage => {
  const [title = '', lead = '', ...html] = text.split('\n');
  const [slug = '', site = 'main'] = (file.split('/').pop() ?? '').replace('.html', '').split('@');
  return { site: site as SiteKey, slug, title, lead, html: html.join('\n').trim(), updatedAt: now - monthSeconds };
};

/** A file `slug@sister.html` belongs to the sister site. */
export const documentsAt = (now: number): readonly StandingPage[] =>
  Object.entries(parts).map(([file, text]) => read(file, text, now));
