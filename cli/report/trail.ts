import { type Redirection, builtInRules } from '#core/addresses/redirects/resolve-redirect.ts';
import { locationOf, type Verdict } from '#core/addresses/judge-address.ts';
import { plainPath } from '#core/addresses/paths/path-text.ts';
import { whyUnmatched } from '#core/addresses/routes/why-unmatched.ts';
import type { Messages } from '../messages/messages.ts';
import { absoluteLocation } from '../addresses/describe-verdict.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import { describeParam } from './describe-params.ts';
import type { Paint } from './paint.ts';

interface Step {
  readonly title: string;
  readonly says: string;
  readonly details: readonly string[];
}

const ruleDetails = (from: string, { steps }: Redirection): readonly string[] => {
  const width = Math.max(...steps.map(({ rule }) => rule.length));
  return steps.map((step, index) => {
    const before = steps[index - 1];
    return `${step.rule.padEnd(width)}  ${before === undefined ? from : locationOf(before)} → ${locationOf(step)}`;
  });
};

const siteStep = ({ site }: Verdict, messages: Messages): Step => ({
  title: messages.steps.site,
  says: site === null ? messages.shop : `${site.site.slug} (${messages.siteReasons[site.reason]})`,
  details: [],
});

const rulesStep = (
  { book }: Installation,
  address: TypedAddress,
  { redirect, outcome }: Verdict,
  messages: Messages,
): Step => {
  const title = messages.steps.rules;
  const tried = book.rules.length + builtInRules.length;
  if (redirect !== null)
    return {
      title,
      says: messages.rulesHit(redirect.steps.length, tried, redirect.status),
      details: ruleDetails(locationOf(address), redirect),
    };
  return {
    title,
    says: outcome === 'bad-request' || outcome === 'resource' ? messages.notJudged : messages.noRuleHit(tried),
    details: [],
  };
};

const routeStep = ({ book }: Installation, { route }: Verdict, messages: Messages): Step => {
  if (route === null) return { title: messages.steps.route, says: messages.noRoute, details: [] };
  const row = book.routes.rows.find(({ name }) => name === route.name);
  const details = Object.entries(route.params).map(
    ([name, value]) => `${name} = ${value}  ✓ ${row === undefined ? '' : describeParam(row, name, messages)}`,
  );
  return {
    title: messages.steps.route,
    says: `${route.name}${row === undefined ? '' : `  ${row.pattern}`}`,
    details: route.page === undefined ? details : [...details, messages.page(route.page)],
  };
};

const why = (
  { book, needs }: Installation,
  { path }: TypedAddress,
  { reason, site }: Verdict,
  messages: Messages,
): string => {
  if (reason === null) return '';
  if (reason !== 'no-route' || site === null) return `: ${messages.reasons[reason]}`;
  return `: ${messages.unmatched(whyUnmatched(book.routes, needs.sites, site.site, plainPath(path)))}`;
};

const destination = (
  { book }: Installation,
  { origin, host }: TypedAddress,
  redirect: Redirection,
  messages: Messages,
): string => {
  const target = ` ${redirect.status} → ${absoluteLocation(redirect, origin)}`;
  const { outcome } = redirect.external
    ? { outcome: 'page' as const }
    : book.judge({ host, path: redirect.path, query: redirect.query });
  return outcome === 'page' ? target : `${target} (${messages.there}: ${messages.outcomes[outcome]})`;
};

const outcomeStep = (installation: Installation, address: TypedAddress, verdict: Verdict, messages: Messages): Step => {
  const { outcome, redirect } = verdict;
  const rest =
    redirect === null
      ? why(installation, address, verdict, messages)
      : destination(installation, address, redirect, messages);
  return { title: messages.steps.outcome, says: messages.outcomes[outcome] + rest, details: [] };
};

export const trail = (
  installation: Installation,
  address: TypedAddress,
  verdict: Verdict,
  messages: Messages,
  paint: Paint,
): string => {
  const steps = [
    siteStep(verdict, messages),
    rulesStep(installation, address, verdict, messages),
    routeStep(installation, verdict, messages),
    outcomeStep(installation, address, verdict, messages),
  ];
  const width = Math.max(...steps.map(({ title }) => title.length));
  const lines = steps.flatMap(({ title, says, details }, index) => [
    `  ${index + 1}. ${paint.strong(title.padEnd(width))}  ${says}`,
    ...details.map((detail) => paint.faint(`     ${' '.repeat(width)}  ${detail}`)),
  ]);
  return `${paint.strong(address.origin + locationOf(address))}\n${lines.join('\n')}\n`;
};
