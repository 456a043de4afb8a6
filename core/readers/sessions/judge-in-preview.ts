import type { Redirection, RedirectStep } from '../../addresses/redirects/resolve-redirect.ts';
import type { Address } from '../../addresses/paths/address.ts';
import type { JudgeAddress, Verdict } from '../../addresses/judge-address.ts';
import { locationOf } from '../../addresses/judge-address.ts';
import { previewGate } from './preview-gate.ts';

const toLogin: RedirectStep = { rule: 'preview-gate', path: '/login', query: '', external: false, status: 302 };

const isGated = ({ outcome, redirect, route }: Verdict): boolean =>
  outcome === 'page' || outcome === 'not-found' || (redirect !== null && !redirect.external && route !== null);

const passes = ({ redirect }: Verdict, { path, query }: Address): boolean =>
  previewGate({ preview: true, loggedIn: false, path: locationOf(redirect ?? { path, query }) }, () => true).go ===
  'continue';

/** Without a session, every page redirects to /login (spec §4, "Preview mode"). */
export const judgeInPreview =
  (judge: JudgeAddress): JudgeAddress =>
  (address, donations) => {
    const verdict = judge(address, donations);
    if (!isGated(verdict) || passes(verdict, address)) return verdict;
    const redirect: Redirection = { ...toLogin, status: 302, steps: [...(verdict.redirect?.steps ?? []), toLogin] };
    return { ...judge({ host: address.host, path: '/login', query: '' }), outcome: 'redirect', redirect };
  };
