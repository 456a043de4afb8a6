const gate = '<!-- gate -->';

/** What of a page everybody may read: all of it before the gate, nothing behind. `page` is 1-based; null past the last page. */
export const freePart = (pages: readonly string[], page: number, gated: boolean): { readonly content: string; readonly gated: boolean } | null => {
  const content = pages[page - 1];
  if (content === undefined) return null;
  const at = gated ? pages.findIndex((html) => html.includes(gate)) : -1;
  if (at < 0 || page - 1 < at) return { content: content.replace(gate, ''), gated: false };
  return { content: page - 1 === at ? (content.split(gate)[0] ?? '') : '', gated: true };
};
