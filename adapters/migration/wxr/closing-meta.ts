import type { WxrItem } from './wxr-record.ts';

/** Plugins for members close a whole text by these keys. */
const closing =
  /access|member|restrict|paywall|subscription|subscriber|protect|^_?is_paid$|^_?rcp_|^_?mepr_|pmpro|^_wpmem_block$|^_?ihc_mb_|^_?swpm|^_?passster/i;

/** They contain such a word by chance, or describe the notice that others get. */
const harmless = /accessib|accessed|accessor|remember|team_?member|access_error/i;

/** A text with such a value is open. PHP writes empty lists as `a:0:{}`. */
const open =
  /^(?:|public|everybody|everyone|anyone|none|no|0|false|off|null|a:0:\{\}|\[\s*\]|\{\s*\}|s:0:"";|b:0;|N;)$/i;

const closesWhole = ([key, written]: WxrItem['meta'][number]): boolean => {
  const value = written.trim();
  if (key === '_wc_memberships_force_public') return value === 'no';
  if (harmless.test(key) || !closing.test(key)) return false;
  // MemberPress stores its own words even for nothing.
  return /^_?mepr_/i.test(key) ? value !== '' : !open.test(value);
};

/** Meta keys that may close the whole text; empty for an open one. */
export const closingKeys = ({ meta }: Pick<WxrItem, 'meta'>): readonly string[] => [
  ...new Set(meta.filter(closesWhole).map(([key]) => key)),
];
