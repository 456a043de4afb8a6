const weight = /(?:^|;)\s*font-weight\s*:\s*(?:normal|lighter|[1-5]00)\b/i;
const slant = /(?:^|;)\s*font-style\s*:\s*normal\b/i;
const looks: Readonly<Record<string, RegExp>> = { b: weight, strong: weight, i: slant, em: slant };

/** Google Docs wraps copied text in `<b style="font-weight:normal">`. */
export const looksPlain = (tag: string, style: string | undefined): boolean =>
  style !== undefined && looks[tag]?.test(style) === true;
