import { clickIdExpression, plainPathExpression, queryExpression } from './edge-expression.ts';
import type { EdgePiece } from './edge-rule.ts';
import type { EdgeRules, PlacedRule } from './edge-rules.ts';
import { clickIdRounds } from './edge-rules.ts';

const written = (pieces: readonly EdgePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'number' ? `\${${piece}}` : piece)).join('');

const row = (expression: string, ...values: readonly string[]): string =>
  `\t"~${expression}"${values.map((value) => ` "${value}"`).join('')}`;

const map = (
  source: string,
  names: readonly string[],
  rows: readonly string[],
  ...otherwise: readonly string[]
): readonly string[] => [
  `map "${source}" ${names.map((name) => `{edge_${name}}`).join(' ')} {`,
  ...rows,
  `\tdefault ${otherwise.map((value) => `"${value}"`).join(' ')}`,
  '}',
];

const ruleLines = ({ rules, expression, target, status, mainOnly }: PlacedRule): readonly string[] => [
  `\t# ${rules.join(' → ')}`,
  ...(mainOnly ? [row(`^s${expression}$`, '', '')] : []),
  target === null ? row(`^s?${expression}$`, '', '') : row(`^s?${expression}$`, written(target), String(status)),
];

const redirect = (status: number): readonly string[] => [
  `@edge_${status} {`,
  '\tmethod GET HEAD',
  `\texpression \`{edge_status} == "${status}"\``,
  '}',
  `redir @edge_${status} {edge_to}{edge_search} ${status}`,
];

const rounds = Array.from({ length: clickIdRounds }, (_, at) => at);

/** For a site block; put `map` before all handlers. */
export const caddyRules = ({ left, sister, rules }: EdgeRules): readonly string[] => [
  ...map(
    '{http.request.orig_uri}',
    ['path', 'query_0'],
    [row(`^(${plainPathExpression})(?:[?](${queryExpression}))?$`, '${1}', '&${2}')],
    '',
    '',
  ),
  ...rounds.flatMap((at) =>
    map(
      `{edge_query_${at}}`,
      [`query_${at + 1}`],
      [row(`^(.*?)${clickIdExpression}(&.*)?$`, '${1}${2}')],
      `{edge_query_${at}}`,
    ),
  ),
  ...map(
    `{edge_query_${clickIdRounds}}`,
    ['left', 'search'],
    [row(`${clickIdExpression}(?:&|$)`, 'left', ''), row('^&(.+)$', '', '?${1}')],
    '',
    '',
  ),
  ...map('{http.request.host}', ['site'], sister === null ? [] : [row(`(?i)^${sister}$`, 's')], ''),
  ...map(
    '{edge_left}{edge_site}{edge_path}',
    ['to', 'status'],
    [...left.map((expression) => row(`^s?${expression}$`, '', '')), ...rules.flatMap(ruleLines)],
    '',
    '',
  ),
  ...redirect(301),
  ...redirect(302),
];
