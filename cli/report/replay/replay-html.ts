import type { FinalOutcome } from '../../addresses/final-outcome.ts';
import type { TrafficMessages } from '../../messages/rules/traffic-messages.ts';
import type { ReplayReport } from '../../traffic/replay-report.ts';
import { escapeMarkup } from '../escape-markup.ts';
import type { FindingNeeds } from './html-findings.ts';
import { htmlFinding, htmlSummary } from './html-findings.ts';
import { htmlTable } from './html-table.ts';
import { replayStyle } from './replay-style.ts';
import type { Section } from './section.ts';
import { headlineOf, replaySections } from './replay-sections.ts';

export interface PageNeeds extends FindingNeeds {
  readonly source: string;
  /** Null for the product's own rules. */
  readonly ruleSet: string | null;
  readonly explain: string;
}

const outcomeBar = ({ final, requests }: ReplayReport, messages: TrafficMessages): string => {
  const parts = (Object.entries(final) as readonly [FinalOutcome, number][]).filter(([, hits]) => hits > 0);
  const bar = parts.map(([outcome, hits]) => `<i class="${outcome}" style="flex-grow:${hits}"></i>`).join('');
  const key = parts
    .map(
      ([outcome, hits]) =>
        `<li><i class="${outcome}"></i><span>${escapeMarkup(messages.outcomes[outcome])}</span> <b>${messages.number(hits)}</b> <small>${messages.share(hits, requests)}</small></li>`,
    )
    .join('');
  return parts.length === 0
    ? ''
    : `<section><h2>${messages.sections.outcomes}</h2><div class="bar" aria-hidden="true">${bar}</div><ul class="key">${key}</ul><p class="tip">${messages.withoutContent}</p></section>`;
};

const figures = (
  { requests, bad, lines, missing }: ReplayReport,
  { messages: { traffic, report } }: PageNeeds,
): string => {
  const { number, share } = traffic;
  const all = [
    [traffic.figures.requests, number(requests)],
    [report.notFoundShare, missing === 0 ? share(0, requests) : `${number(missing)} (${share(missing, requests)})`],
    [traffic.figures.bad, bad === 0 ? number(bad) : `${number(bad)} (${share(bad, lines)})`],
  ];
  return `<dl class="figures">${all.map(([name = '', value = '']) => `<div><dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd></div>`).join('')}</dl>`;
};

const findings = (report: ReplayReport, needs: PageNeeds): string => {
  const {
    messages: { traffic, report: words },
    explain,
  } = needs;
  const found = report.findings.filter(({ of }) => of > 0);
  if (found.length === 0) return '';
  const tip = `<p class="tip">${words.tip} <code>${escapeMarkup(explain)}</code></p>`;
  return `<section><h2>${traffic.sections.findings}</h2>${found.map((kind) => htmlFinding(kind, needs)).join('\n')}${tip}</section>`;
};

const section = ({ title, note, ...content }: Section): string =>
  `<section><h2>${escapeMarkup(title)}</h2>${note === '' ? '' : `<p class="about">${escapeMarkup(note)}</p>`}${htmlTable({ name: title, ...content })}</section>`;

const sourceLine = (
  { lines, seconds, formats }: ReplayReport,
  { messages: { report }, source, ruleSet }: PageNeeds,
): string =>
  [source, ...Object.keys(formats), report.ruleSet(ruleSet), report.took(lines, seconds)].map(escapeMarkup).join(' · ');

const header = (report: ReplayReport, needs: PageNeeds): string => {
  const {
    messages: { traffic, report: words },
    exceeded,
  } = needs;
  const notes = [
    report.interrupted ? traffic.interrupted : '',
    report.damaged && report.requests > 0 ? traffic.notAllJudged : '',
    exceeded.bad ? traffic.tooManyBad(report.bad, report.lines) : '',
    exceeded.notFound ? traffic.notFoundRate(traffic.share(report.missing, report.requests)) : '',
  ].filter((note) => note !== '');
  return `<header>
<p class="kicker">${traffic.title}</p>
<h1>${headlineOf(report, exceeded, traffic)}</h1>
<p class="source">${sourceLine(report, needs)}</p>
${notes.map((note) => `<p class="note">${escapeMarkup(note)}</p>`).join('\n')}
<section aria-label="${words.summary}">${htmlSummary(
    report.findings.filter(({ of }) => of > 0),
    needs,
  )}</section>
${figures(report, needs)}
</header>`;
};

export const replayHtml = (report: ReplayReport, max: number, needs: PageNeeds): string => {
  const {
    messages: { traffic },
  } = needs;
  const { rest } = replaySections(report, max, traffic);
  return `<!doctype html>
<html lang="${traffic.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${traffic.title}</title>
<style>${replayStyle}</style>
</head>
<body>
${header(report, needs)}
<main>
${findings(report, needs)}
${outcomeBar(report, traffic)}
<div class="columns">
${rest.map(section).join('\n')}
</div>
</main>
</body>
</html>
`;
};
