const gate = '<!-- gate -->';

/** What of a page may be read, and what stood in the way. */
interface ReadablePart {
  readonly content: string;
  /** Something of this page is withheld. */
  readonly gated: boolean;
  /** Something of this page is there only because its reader holds a pass. */
  readonly opened: boolean;
}

/** All of a page before the gate; behind it nothing, or everything for who holds a pass. `page` is 1-based; null past the last page. */
export const readablePart = (pages: readonly string[], page: number, gated: boolean, holdsPass: boolean): ReadablePart | null => {
  const content = pages[page - 1];
  if (content === undefined) return null;
  const whole = content.replace(gate, '');
  const at = gated ? pages.findIndex((html) => html.includes(gate)) : -1;
  if (at < 0 || page - 1 < at) return { content: whole, gated: false, opened: false };
  if (holdsPass) return { content: whole, gated: false, opened: true };
  return { content: page - 1 === at ? (content.split(gate)[0] ?? '') : '', gated: true, opened: false };
};
