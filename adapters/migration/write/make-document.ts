import { hasGate } from '#adapters/origin/database/article-text/gate.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { withGates } from '#adapters/origin/newsroom/file/foreign-gates.ts';
import { readDocumentFile } from '#adapters/origin/newsroom/documents/read-document-file.ts';
import { absolute } from '../body/absolute.ts';
import { escapeHtml } from '../body/plain-text.ts';
import type { MovedArticle } from '../moved/moved-article.ts';
import { withoutWrongLetters } from './article-text.ts';
import { type ArticleNeeds, bodyOf, type MadeFile } from './make-article.ts';

const [maxTitle, maxLead] = [300, 2_000];

const coverOf = async ({ cover, account }: MovedArticle, base: string, needs: ArticleNeeds): Promise<string> => {
  if (cover === null) return '';
  const taken = await needs.take(absolute(cover.address, base) || cover.address);
  if ('why' in taken) {
    account.dropped('featured image', taken.why);
    return '';
  }
  account.changed('featured image', 'the first picture of the document');
  const words = [cover.caption, cover.credit].filter((one) => one !== '').join(' ');
  return `<figure data-picture="${escapeHtml(taken.file)}"${cover.alt === '' ? '' : ` data-alt="${escapeHtml(cover.alt)}"`}>${
    words === '' ? '' : `<figcaption>${escapeHtml(words)}</figcaption>`
  }</figure>\n`;
};

export const isClosed = ({ html }: MovedArticle): boolean => hasGate(withGates(html));

/** The import file of a standing page; null, with the reason in its account, when import would refuse it. */
export const makeDocument = async (article: MovedArticle, needs: ArticleNeeds): Promise<MadeFile | null> => {
  const { account, lead, title, updatedAt, publishedAt } = article;
  const { plan, site, now } = needs;
  const slug = plan.slugOf(article.id);
  const { base, html } = await bodyOf(article, needs);
  const cover = await coverOf(article, base, needs);
  const content = `${cover}${html.replaceAll(/<!--\s*page\s*-->/g, '')}`.trim() || '<p></p>';
  const at = updatedAt ?? publishedAt ?? now;
  const own = (text: string, max: number): string => withoutWrongLetters(text, account).trim().slice(0, max);
  const head = {
    site,
    slug,
    title: own(title, maxTitle) || slug,
    lead: own(lead, maxLead),
    updatedAt: `${new Date(at * 1000).toISOString().slice(0, 19)}Z`,
  };
  const text = `${JSON.stringify(head, null, 2)}\n---\n${content}\n`;
  const faults: Fault[] = [];
  readDocumentFile(`${slug}.html`, text, (fault) => void faults.push(fault));
  const [fault] = faults;
  if (fault === undefined) return { slug, text, isPublic: true };
  account.dropped('text', `import would refuse it: ${fault.kind} ${fault.field ?? ''} ${fault.found ?? ''}`.trim());
  return null;
};
