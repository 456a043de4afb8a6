import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { judgeInPreview } from '#core/readers/sessions/judge-in-preview.ts';
import type { CliNeeds, RuleSettings } from './cli-needs.ts';

/** The tables by which an installation judges addresses, compiled for one setting. */
export interface Installation {
  readonly needs: CliNeeds;
  readonly book: AddressResolver;
  readonly mainHost: string;
}

/** The same for decisions beyond addresses. */
export interface InstallationWithSettings extends Installation {
  readonly settings: RuleSettings;
}

/** The rules of the set by which an installation judges, without the publication's own. */
export const rulesOfSet = ({ book }: Installation): readonly RedirectRule[] =>
  book.rules.filter((rule) => rule !== closedLogin);

export const installationOf = (
  needs: CliNeeds,
  settings: { readonly rules?: readonly RedirectRule[]; readonly preview?: boolean } = {},
): Installation => {
  const { rules = needs.rules, preview = false } = settings;
  const book = pageAddressResolver({ ...needs, rules, preview });
  return {
    needs,
    mainHost: needs.sites[0].domain,
    book: preview ? { ...book, judge: judgeInPreview(book.judge) } : book,
  };
};
