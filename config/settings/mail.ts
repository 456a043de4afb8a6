import type { MailOptions, NoMail } from '#adapters/origin/mail/mail-options.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { needsSecureCookies } from '#core/readers/sessions/session-cookie.ts';
import type { Environment } from './environment.ts';

type Naming = Pick<Environment, 'PREVIEW' | 'PUBLIC_ORIGIN' | 'SISTER_PUBLIC_ORIGIN'>;

const unnamedOrigins = (environment: Naming): readonly string[] =>
  (['PUBLIC_ORIGIN', 'SISTER_PUBLIC_ORIGIN'] as const).filter((name) => environment[name] === undefined);

/**
 * Null when mail can be sent. Links in mail need the public URLs: a preview is closed to readers, and guessed URLs are
 * valid on a developer's machine only. A standalone origin (`isApart`) has no site port, therefore it needs the origins
 * too.
 */
export const silenceOf = (environment: Naming, sites: SiteFamily, isApart: boolean): NoMail | null => {
  if (environment.PREVIEW === 'on') return 'preview';
  const isPublic = sites.some(({ origin }) => needsSecureCookies(origin));
  return (isPublic || isApart) && unnamedOrigins(environment).length > 0 ? 'no-public-origin' : null;
};

const isOnLoopback = (smtpUrl: string): boolean => !needsSecureCookies(`http://${new URL(smtpUrl).hostname}`);

/** Uses `SMTP_URL`; on loopback sites without it, the outbox at `OPERATOR_PORT`; otherwise no mail. */
export const mailOf = (
  environment: Naming & Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'OPERATOR_PORT'>,
  sites: SiteFamily,
  isApart = false,
): MailOptions => {
  const { SMTP_URL, MAIL_FROM, OPERATOR_PORT } = environment;
  const leaves = SMTP_URL !== undefined && !isOnLoopback(SMTP_URL);
  const silence = silenceOf(environment, sites, isApart || leaves);
  if (silence !== null) return { way: 'none', why: silence };
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined)
    return { way: 'smtp', server: { url: SMTP_URL, from: MAIL_FROM } };
  return sites.some(({ origin }) => needsSecureCookies(origin))
    ? { way: 'none', why: 'no-server' }
    : { way: 'outbox', port: OPERATOR_PORT };
};

export const tellMailOff = (log: Log, environment: Naming, mail: MailOptions): void => {
  if (mail.way !== 'none') return;
  const { why } = mail;
  if (why === 'preview') return log.info('mail-off', { why });
  log.warn('mail-off', { why, unset: why === 'no-server' ? ['SMTP_URL', 'MAIL_FROM'] : unnamedOrigins(environment) });
};
