import type { AcceptedBy } from '../../traffic/accepted-findings.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { Finding, FindingsOfKind } from '../../traffic/replay-report.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { ShortTrail } from '../short-trail.ts';
import type { FindingGroup } from './finding-groups.ts';
import { findingGroups } from './finding-groups.ts';
import { htmlTable } from './html-table.ts';
import { extent } from './replay-sections.ts';

const shownAtOnce = 5;

export interface FindingNeeds {
  readonly messages: Messages;
  readonly exceeded: Exceeded;
  readonly leads: ShortTrail;
  readonly acceptedBy: AcceptedBy;
  readonly maxAddresses: number;
}

const addressTable = (
  name: string,
  list: readonly Finding[],
  { messages: { traffic, report }, leads }: FindingNeeds,
): string =>
  htmlTable({
    name,
    head: [traffic.columns.hits, traffic.columns.address, report.leads],
    figures: [0],
    rows: list.map(({ url, hits }) => [traffic.number(hits), url, leads(url)]),
  });

const folded = (name: string, list: readonly Finding[], needs: FindingNeeds): string =>
  list.length === 0
    ? ''
    : `<details class="more"><summary>${needs.messages.report.folded(list.length)}</summary>${addressTable(name, list, needs)}</details>`;

const ruleNames = (rules: readonly string[], { report }: Messages): string =>
  rules.length === 0
    ? escapeMarkup(report.noRule)
    : rules.map((rule) => `<code>${escapeMarkup(rule)}</code>`).join(' → ');

const groupOf = (title: string, { rules, requests, list }: FindingGroup, needs: FindingNeeds): string => {
  const {
    messages: { traffic, report },
  } = needs;
  const [first] = list;
  const reason = first === undefined ? null : needs.acceptedBy(first);
  const name = `${title}: ${rules.join(' → ')}`;
  return (
    `<div class="group"><h4><span class="rules">${ruleNames(rules, needs.messages)}</span> <span>${traffic.requests(requests)}, ${report.addresses(list.length)}</span></h4>` +
    (reason === null ? '' : `<p class="accepted">${escapeMarkup(report.accepted(reason))}</p>`) +
    addressTable(name, list.slice(0, shownAtOnce), needs) +
    folded(name, list.slice(shownAtOnce, needs.maxAddresses), needs) +
    (list.length > needs.maxAddresses
      ? `<p class="about">${escapeMarkup(report.cut(needs.maxAddresses, list.length))}</p>`
      : '') +
    '</div>'
  );
};

/** Unused rules have no URL to show, only a file and line. */
const deadRules = (title: string, list: readonly Finding[], { traffic }: Messages): string =>
  htmlTable({
    name: title,
    head: [traffic.columns.rules, traffic.columns.address],
    figures: [],
    rows: list.map(({ url, rules }) => [rules.join(' '), url]),
  });

const unlistedIn = ({ requests, list }: FindingsOfKind): number =>
  requests - list.reduce((sum, { hits }) => sum + hits, 0);

const body = (found: FindingsOfKind, title: string, needs: FindingNeeds): string => {
  if (found.kind === 'dead-rule') return deadRules(title, found.list, needs.messages);
  const unlisted = unlistedIn(found);
  const groups = findingGroups(found)
    .map((group) => groupOf(title, group, needs))
    .join('\n');
  return unlisted === 0
    ? groups
    : `${groups}<p>${needs.messages.report.unlisted(found.of - found.list.length, unlisted)}</p>`;
};

export const htmlFinding = (found: FindingsOfKind, needs: FindingNeeds): string => {
  const {
    messages: { traffic },
    exceeded,
  } = needs;
  const grave = exceeded.kinds.includes(found.kind);
  const title = traffic.kinds[found.kind];
  return (
    `<details class="finding${grave ? ' grave' : ''}" id="${found.kind}"${grave ? ' open' : ''}><summary><h3>${title}</h3><b>${extent(found, traffic)}</b></summary>` +
    `<p>${escapeMarkup(traffic.explained[found.kind])}</p>${body(found, title, needs)}</details>`
  );
};

export const htmlSummary = (
  found: readonly FindingsOfKind[],
  { messages: { traffic, report }, exceeded }: FindingNeeds,
): string => {
  if (found.length === 0) return `<p class="clean">${traffic.noFinding}</p>`;
  const items = found.map((kind) => {
    const grave = exceeded.kinds.includes(kind.kind);
    return `<li${grave ? ' class="grave"' : ''}><a href="#${kind.kind}">${traffic.kinds[kind.kind]}</a> <b>${extent(kind, traffic)}</b> <small>${grave ? report.fails : report.tells}</small></li>`;
  });
  return `<ul class="summary">${items.join('\n')}</ul>`;
};
