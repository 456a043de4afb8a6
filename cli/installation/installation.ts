import { closedLogin } from '#core/addresses/redirects/closed-login.ts';
import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import { pageAddressResolver } from '#core/pages/page-address-resolver.ts';
import type { AddressResolver } from '#core/addresses/address-resolver.ts';
import { judgeInPreview } from '#core/readers/sessions/judge-in-preview.ts';
import type { CliNeeds, RuleSettings } from './cli-needs.ts';

export interface Installation {
  readonly needs: CliNeeds;
  readonly book: AddressResolver;
  readonly mainHost: string;
}

export interface InstallationWithSettings extends Installation {
  readonly settings: RuleSettings;
}

/** Excludes the built-in closed-login rule. */
export const rulesOfSet = ({ book }: Installation): readonly RedirectRule[] =>
  book.rules.filter((rule) => rule !== closedLogin);

export const installationOf = (
  needs: CliNeeds,
  settings: { readonly rules?: readonly RedirectRule[]; readonly preview?: boolean } = {},
): Installation => {
  const { rules = needs.rules, preview = false } = settings;
  const book = pageAddressResolver({
    ...needs,
    rules,
    preview,
    ...(needs.oldAddresses && { findOld: needs.oldAddresses.find }),
  });
  return {
    needs,
    mainHost: needs.sites[0].domain,
    book: preview ? { ...book, judge: judgeInPreview(book.judge) } : book,
  };
};
