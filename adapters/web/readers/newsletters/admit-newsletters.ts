import { allowances } from '../../endpoints/limits.ts';
import { createAdmitSearch } from '../../requests/admit-search.ts';
import type { TrustedProxies } from '../../requests/trusted-proxies.ts';
import type { NewsletterNeeds } from './answer-newsletters.ts';

/** `now` is monotonic milliseconds. */
export const createAdmitNewsletters = (
  now: () => number,
  proxies: Pick<TrustedProxies, 'addressOf'>,
): NewsletterNeeds['admit'] => ({
  look: createAdmitSearch(now, proxies, allowances.newsletterForm),
  subscribe: createAdmitSearch(now, proxies, allowances.newsletterForm),
  confirm: createAdmitSearch(now, proxies, allowances.newsletterForm),
  // Not rate limited: mail providers unsubscribe many users from a few addresses (RFC 8058).
  unsubscribe: null,
});
