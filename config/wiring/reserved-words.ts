import type { ReservedWords } from '#adapters/origin/newsroom/context/reserved-words.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { articleFlags } from '../settings/article-flags.ts';
import { resources } from '../../adapters/web/endpoints/resources.ts';

/**
 * What editors may not name, and the flags that there are, so that every article and list has an address: the origin, a stranger to the core, is
 * told by configuration.
 */
export const reservedWordsOf = (
  { firstWords }: Pick<AddressResolver, 'firstWords'>,
  declaredFlags: readonly string[],
): ReservedWords => ({
  sections: [...new Set(firstWords)],
  // The last word of a live blog's address, and of what accompanies a page.
  slugs: ['elo', ...resources.flatMap((row) => (row.kind === 'of-page' ? [row.suffix.slice(1)] : []))],
  flags: articleFlags(declaredFlags),
});
