import type { RedirectRule } from './redirect-rule.ts';

/** Outside preview there is nothing to sign in to: /login leads home, for now (spec §4, "Preview mode"). */
export const closedLogin: RedirectRule = {
  id: 'login-outside-preview',
  from: '/login',
  to: '/',
  status: 302,
  examples: [{ in: '/login', out: '/' }],
};
