import type { TrafficMessages } from '../../messages/rules/traffic-messages.ts';
import type { Ends } from '../../traffic/audience.ts';
import type { AudienceReport, ReplayReport } from '../../traffic/replay-report.ts';
import type { Section } from './section.ts';

const ends = ({ requests, pages, assets, missing }: Ends, { number, share }: TrafficMessages): readonly string[] => [
  number(requests),
  number(pages),
  number(assets),
  missing === 0 ? number(0) : `${number(missing)} (${share(missing, requests)})`,
];

const endHeads = ({ columns, audience }: TrafficMessages): readonly string[] => [
  columns.hits,
  audience.pages,
  audience.assets,
  audience.missing,
];

const kinds = ({ people, bots, faulty }: AudienceReport, messages: TrafficMessages): Section => ({
  title: messages.sections.audience,
  note: messages.aboutAudience,
  figures: [1, 2, 3, 4],
  head: [messages.columns.name, ...endHeads(messages)],
  rows: [
    [messages.audience.people, ...ends(people, messages)],
    [messages.audience.bots, ...ends(bots, messages)],
    ...(faulty === 0 ? [] : [[messages.audience.faulty, messages.number(faulty), '', '', '']]),
  ],
});

const days = ({ days: all }: AudienceReport, messages: TrafficMessages): Section => ({
  title: messages.sections.days,
  note: '',
  figures: [1, 2, 3, 4],
  head: [messages.audience.day, ...endHeads(messages)],
  rows: all.length < 2 ? [] : all.map((one) => [one.day, ...ends(one, messages)]),
});

const referrers = (
  { referrers: hosts, otherReferrers }: AudienceReport,
  max: number,
  messages: TrafficMessages,
): Section => ({
  title: messages.sections.referrers,
  note: otherReferrers === 0 ? '' : messages.otherRequests(otherReferrers),
  figures: [1, 2, 3, 4],
  head: [messages.audience.host, ...endHeads(messages)],
  rows: hosts.slice(0, max).map((one) => [one.host, ...ends(one, messages)]),
});

const prefixes = (
  { audience, missing }: ReplayReport & { readonly audience: AudienceReport },
  files: boolean,
  max: number,
  messages: TrafficMessages,
): Section => {
  const shown = audience.prefixes.filter((one) => one.files === files).slice(0, max);
  const all = audience.prefixes.reduce((sum, { requests }) => sum + requests, 0);
  const rest = audience.prefixes
    .filter((one) => one.files === files)
    .slice(max)
    .reduce((sum, { requests }) => sum + requests, files ? 0 : missing - all);
  return {
    title: files ? messages.sections.missingFiles : messages.sections.missingPages,
    note: rest === 0 ? '' : messages.otherRequests(rest),
    figures: [1, 2, 3],
    head: [messages.audience.prefix, messages.columns.hits, messages.audience.lost, messages.audience.addresses],
    rows: shown.map(({ prefix, requests, lost, addresses }) => [
      prefix,
      messages.number(requests),
      messages.number(lost),
      messages.number(addresses),
    ]),
  };
};

export const audienceSections = (report: ReplayReport, max: number, messages: TrafficMessages): readonly Section[] => {
  const { audience } = report;
  if (audience === null) return [];
  return [
    prefixes({ ...report, audience }, false, max, messages),
    prefixes({ ...report, audience }, true, max, messages),
    kinds(audience, messages),
    days(audience, messages),
    referrers(audience, max, messages),
  ];
};
