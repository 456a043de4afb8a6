import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** HTML in the text stays: it is parsed with the rest, and sanitized by the reader of the site. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '', footnoteLabel: 'Jegyzetek' })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

export const renderMarkdown = (text: string): string => String(processor.processSync(text));
