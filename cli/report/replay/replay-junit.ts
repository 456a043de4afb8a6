import type { TrafficMessages } from '../../messages/traffic-messages.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { FindingsOfKind, ReplayReport } from '../../traffic/replay-report.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { extent } from './replay-sections.ts';

const most = 50;

const testCase = (name: string, failure: string | null, details: string): string => {
  const open = `    <testcase classname="replay" name="${escapeMarkup(name)}"`;
  return failure === null
    ? `${open}/>\n`
    : `${open}>\n      <failure message="${escapeMarkup(failure)}">${escapeMarkup(details)}</failure>\n    </testcase>\n`;
};

const details = ({ list }: FindingsOfKind): string =>
  list
    .slice(0, most)
    .map(({ url, hits, rules }) => `${hits}× ${url}  ${rules.join(' → ')}`.trimEnd())
    .join('\n');

/** The report for a CI server: a test for each kind of finding and for each limit. */
export const replayJunit = (report: ReplayReport, exceeded: Exceeded, messages: TrafficMessages): string => {
  const rate = messages.notFoundRate(messages.share(report.missing, report.requests));
  const nothing = report.requests === 0;
  const cases = [
    ...report.findings.map((found) =>
      testCase(
        found.kind,
        exceeded.kinds.includes(found.kind) ? `${messages.kinds[found.kind]}: ${extent(found, messages)}` : null,
        details(found),
      ),
    ),
    testCase('max-404-rate', exceeded.notFound ? rate : null, ''),
    testCase('judged', nothing ? messages.nothingJudged : null, ''),
    testCase('max-bad', exceeded.bad ? messages.tooManyBad(report.bad, report.lines) : null, ''),
  ];
  const failures = exceeded.kinds.length + Number(nothing) + Number(exceeded.notFound) + Number(exceeded.bad);
  const head = `name="replay" tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="${report.seconds.toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite ${head}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
};
