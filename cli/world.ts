import type { RedirectRule } from '#core/redirects/redirect-rule.ts';
import { addressBook } from '#core/routing/address-book.ts';
import type { AddressBook } from '#core/routing/address-book.ts';
import type { ResourceRow } from '#core/routing/resources.ts';
import { judgeInPreview } from '#core/sessions/judge-in-preview.ts';
import type { HostAlias, SiteFamily } from '#core/sites/select-site.ts';

/** What configuration hands to the command line. */
export interface CliNeeds {
  /** Name under which the program is called. */
  readonly name: string;
  readonly version: string;
  readonly sites: SiteFamily;
  readonly hosts?: readonly HostAlias[];
  readonly academySegment: string;
  readonly rules: readonly RedirectRule[];
  readonly resources: readonly ResourceRow[];
  /** The one foreign address that a rule may lead to. */
  readonly shopUrl: string;
}

/** The tables that commands ask, compiled for one setting. */
export interface World {
  readonly needs: CliNeeds;
  readonly book: AddressBook;
  readonly mainHost: string;
}

export const worldOf = (needs: CliNeeds, settings: { readonly rules?: readonly RedirectRule[]; readonly preview?: boolean } = {}): World => {
  const { rules = needs.rules, preview = false } = settings;
  const book = addressBook({ ...needs, rules, preview });
  return { needs, mainHost: needs.sites[0].domain, book: preview ? { ...book, judge: judgeInPreview(book.judge) } : book };
};
