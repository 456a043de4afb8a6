import type { MailOptions } from '#adapters/origin/mail/mail-options.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { needsSecureCookies } from '#core/sessions/session-cookie.ts';
import type { Environment } from './environment.ts';

/**
 * How letters to readers go out: by the server of `SMTP_URL`; on a machine whose sites are on loopback alone into its
 * own outbox, at `OPERATOR_PORT`; otherwise not at all.
 */
export const mailOf = (
  { SMTP_URL, MAIL_FROM, OPERATOR_PORT }: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'OPERATOR_PORT'>,
  sites: SiteFamily,
): MailOptions | undefined => {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined)
    return { way: 'smtp', server: { url: SMTP_URL, from: MAIL_FROM } };
  return sites.some(({ origin }) => needsSecureCookies(origin)) ? undefined : { way: 'outbox', port: OPERATOR_PORT };
};
