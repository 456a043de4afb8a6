import type { BearerToken } from '../../ports/articles.ts';
import type { Visitor } from '../visitor.ts';

/** The staff token wins when a visitor has both. */
export const tokenOf = ({ staffToken, readerToken }: Visitor): BearerToken => staffToken ?? readerToken;
