import type { Page } from '#core/pages/page.ts';
import { structuredData } from '#core/discovery/structured-data/structured-data.ts';

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that an HTML parser cannot read as markup. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? sign);

export const StructuredData = ({ page }: { readonly page: Page }) => {
  const graph = structuredData(page);
  return graph && <script type="application/ld+json">{safeJson(graph)}</script>;
};
