import type { Outcome } from '#core/routing/judge-address.ts';
import type { TrafficCopy } from '../../copy/traffic-copy.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { FindingsOfKind, ReplayReport } from '../../traffic/replay-report.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { replayStyle } from './replay-style.ts';
import type { Section } from './replay-sections.ts';
import { extent, findingSection, replaySections } from './replay-sections.ts';

const most = 30;

interface PageNeeds {
  readonly copy: TrafficCopy;
  readonly exceeded: Exceeded;
  readonly source: string;
}

const htmlTable = ({ head, rows, figures }: Section): string => {
  const mark = (column: number): string => (figures.includes(column) ? ' class="figure"' : '');
  const cells = (row: readonly string[]): string => row.map((text, column) => `<td${mark(column)}>${escapeMarkup(text)}</td>`).join('');
  const titles = head.map((text, column) => `<th scope="col"${mark(column)}>${escapeMarkup(text)}</th>`).join('');
  return `<div class="wide"><table><thead><tr>${titles}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table></div>`;
};

/** One bar for all requests, and a key that says the same in words. */
const outcomeBar = ({ outcomes, requests }: ReplayReport, copy: TrafficCopy): string => {
  const parts = (Object.entries(outcomes) as readonly [Outcome, number][]).filter(([, hits]) => hits > 0);
  const bar = parts.map(([outcome, hits]) => `<i class="${outcome}" style="flex-grow:${hits}"></i>`).join('');
  const key = parts.map(([outcome, hits]) =>
    `<li><i class="${outcome}"></i><span>${escapeMarkup(copy.outcomes[outcome])}</span> <b>${copy.number(hits)}</b> <small>${copy.share(hits, requests)}</small></li>`).join('');
  return `<section><h2>${copy.sections.outcomes}</h2><div class="bar" aria-hidden="true">${bar}</div><ul class="key">${key}</ul></section>`;
};

const figureList = ({ rows }: Section): string =>
  `<dl class="figures">${rows.map(([name = '', value = '']) => `<div><dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd></div>`).join('')}</dl>`;

const finding = (found: FindingsOfKind, { copy, exceeded }: PageNeeds): string => {
  const section = findingSection(found, most, copy);
  const grave = exceeded.kinds.includes(found.kind);
  return `<details class="finding${grave ? ' grave' : ''}"${grave ? ' open' : ''}><summary><h3>${copy.kinds[found.kind]}</h3><b>${extent(found, copy)}</b></summary>`
    + `<p>${escapeMarkup(section.note)}</p>${htmlTable(section)}</details>`;
};

const findings = (report: ReplayReport, needs: PageNeeds): string => {
  const found = report.findings.filter(({ list }) => list.length > 0);
  const body = found.length === 0 ? `<p>${needs.copy.noFinding}</p>` : found.map((kind) => finding(kind, needs)).join('\n');
  return `<section><h2>${needs.copy.sections.findings}</h2>${body}</section>`;
};

const section = (content: Section): string => `<section><h2>${escapeMarkup(content.title)}</h2>${htmlTable(content)}</section>`;

/** The report as one document that needs nothing beside it. */
export const replayHtml = (report: ReplayReport, needs: PageNeeds): string => {
  const { copy, exceeded, source } = needs;
  const { figures, rest } = replaySections(report, most, copy);
  const notes = [report.interrupted ? copy.interrupted : '', exceeded.bad ? copy.tooManyBad(report.bad, report.lines) : ''].filter((note) => note !== '');
  return `<!doctype html>
<html lang="${copy.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${copy.title}</title>
<style>${replayStyle}</style>
</head>
<body>
<header>
<p class="kicker">${copy.title}</p>
<h1>${copy.headline(report.faulty)}</h1>
<p class="source">${escapeMarkup(source)}</p>
${notes.map((note) => `<p class="note">${escapeMarkup(note)}</p>`).join('\n')}
${figureList(figures)}
</header>
<main>
${outcomeBar(report, copy)}
${findings(report, needs)}
<div class="columns">
${rest.map(section).join('\n')}
</div>
</main>
</body>
</html>
`;
};
