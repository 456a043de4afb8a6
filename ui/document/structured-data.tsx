import type { Page } from '#core/pages/page.ts';
import { structuredData } from '#core/discovery/structured-data/structured-data.ts';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that no HTML parser takes for anything but text. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);

/** What a page says of itself in the words of schema.org. It is data: browsers run nothing of it. */
export const StructuredData = ({ page }: { readonly page: Page }) => {
  const graph = structuredData(page);
  return graph && <script type="application/ld+json">{safeJson(graph)}</script>;
};
