import type { TrafficMessages } from '../../messages/rules/traffic-messages.ts';
import type { Exceeded } from '../../traffic/replay-limits.ts';
import type { FindingsOfKind, ReplayReport } from '../../traffic/replay-report.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { extent } from './replay-sections.ts';

const testCase = (name: string, failure: string | null, details: string): string => {
  const open = `    <testcase classname="replay" name="${escapeMarkup(name)}"`;
  return failure === null
    ? `${open}/>\n`
    : `${open}>\n      <failure message="${escapeMarkup(failure)}">${escapeMarkup(details)}</failure>\n    </testcase>\n`;
};

const details = ({ kind, list, of }: FindingsOfKind, max: number, { shownOf }: TrafficMessages): string => {
  const shown = list.slice(0, max);
  const lines = shown.map(({ url, hits, rules }) => `${hits}× ${url}  ${rules.join(' → ')}`.trimEnd());
  return [...lines, ...(shown.length < of && kind !== 'dead-rule' ? [shownOf(shown.length, of)] : [])].join('\n');
};

export const replayJunit = (
  report: ReplayReport,
  exceeded: Exceeded,
  max: number,
  messages: TrafficMessages,
): string => {
  const rate = messages.notFoundRate(messages.share(report.missing, report.requests));
  const nothing = report.requests === 0;
  const cases = [
    ...report.findings.map((found) =>
      testCase(
        found.kind,
        exceeded.kinds.includes(found.kind) ? `${messages.kinds[found.kind]}: ${extent(found, messages)}` : null,
        details(found, max, messages),
      ),
    ),
    testCase('max-404-rate', exceeded.notFound ? rate : null, ''),
    testCase('judged', nothing ? messages.nothingJudged : null, ''),
    testCase(
      'max-bad',
      exceeded.bad ? messages.tooManyBad(report.bad, report.lines) : null,
      report.unreadable.map(({ source, line, sample }) => `${source}:${line}: ${sample}`).join('\n'),
    ),
    testCase('input', report.damaged && !nothing ? messages.notAllJudged : null, ''),
    testCase('interrupted', report.interrupted ? messages.interrupted : null, ''),
  ];
  const failures = cases.filter((written) => written.includes('<failure')).length;
  const head = `name="replay" tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="${report.seconds.toFixed(3)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite ${head}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
};
