import type { ReservedWords } from '#adapters/origin/newsroom/context/reserved-words.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { articleFlags } from '../settings/article-flags.ts';
import { resources } from '../../adapters/web/endpoints/resources.ts';

/** Reserved names and known flags. The origin cannot import the core, therefore configuration passes them. */
export const reservedWordsOf = (
  { firstWords }: Pick<AddressResolver, 'firstWords'>,
  declaredFlags: readonly string[],
): ReservedWords => ({
  sections: [...new Set(firstWords)],
  slugs: ['elo', ...resources.flatMap((row) => (row.kind === 'of-page' ? [row.suffix.slice(1)] : []))],
  flags: articleFlags(declaredFlags),
});
