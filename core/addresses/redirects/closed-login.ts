import type { RedirectRule } from './redirect-rule.ts';

/**
 * Outside preview, /login redirects to the front page and removes the sign-in parameters (spec §4, "Preview mode";
 * R33).
 */
export const closedLogin: RedirectRule = {
  id: 'login-outside-preview',
  from: '/login',
  to: '/',
  status: 302,
  drops: ['code', 'state', 'iss', 'scope', 'session_state', 'error'],
  examples: [
    { in: '/login', out: '/' },
    { in: '/login?code=a&isMobileApp&st%61te=b', out: '/?isMobileApp' },
  ],
};
