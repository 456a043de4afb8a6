import type { BearerToken } from '../../ports/articles.ts';
import type { Visitor } from '../visitor.ts';

/** In whose name calls for a page are made; whoever is both reads as staff. */
export const tokenOf = ({ staffToken, readerToken }: Visitor): BearerToken => staffToken ?? readerToken;
