import { type Body, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';
import { withAnchors } from './with-anchors.ts';

export interface Account {
  readonly number: string;
  /** Anchor of the section that has all data of the transfer; null above the first heading. */
  readonly section: string | null;
}

/** A Hungarian account number or an IBAN. */
const accountNumber = /(?<!\d)\d{8}-\d{8}(?:-\d{8})?(?!\d)|\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}\b/;

/** The first account number of a document; null without one. */
export const accountIn = (body: Body): Account | null => {
  let section: string | null = null;
  for (const node of withAnchors(body).body) {
    if (isElement(node) && node.tag === 'h2') section = node.attributes?.['id'] ?? null;
    const number = accountNumber.exec(textOf([node]))?.[0];
    if (number !== undefined) return { number, section };
  }
  return null;
};
