import { clickIdExpression, plainPathExpression, queryExpression } from './edge-expression.ts';
import type { EdgePiece } from './edge-rule.ts';
import type { EdgeRules, PlacedRule } from './edge-rules.ts';
import { clickIdRounds } from './edge-rules.ts';

const written = (pieces: readonly EdgePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'number' ? `$${piece}` : piece)).join('');

const leave = (variable: string, expression: string): string =>
  `if ($${variable} ~ "${expression}") { set $edge_path ""; }`;

const ruleLines = ({ rules, expression, target, status, mainOnly }: PlacedRule): readonly string[] => [
  `# ${rules.join(' → ')}`,
  ...(mainOnly ? [leave('edge_there', `^-${expression}$`)] : []),
  target === null
    ? leave('edge_path', `^${expression}$`)
    : `if ($edge_path ~ "^${expression}$") { return ${status} "${written(target)}$edge_search"; }`,
];

/** For a `server` block. `set` encodes numbered groups a second time, so the groups are named. */
export const nginxRules = ({ left, sister, rules }: EdgeRules): readonly string[] => [
  'absolute_redirect off;',
  'set $edge_path "";',
  'set $edge_query "";',
  'set $edge_search "";',
  'set $edge_site "";',
  `if ($request_uri ~ "^(?<edge_asked>${plainPathExpression})(?:[?](?<edge_behind>${queryExpression}))?$") { set $edge_path $edge_asked; set $edge_query "&$edge_behind"; }`,
  'if ($request_method !~ "^(?:GET|HEAD)$") { set $edge_path ""; }',
  ...left.map((expression) => leave('edge_path', `^${expression}$`)),
  ...Array.from(
    { length: clickIdRounds },
    () =>
      `if ($edge_query ~ "^(?<edge_before>.*?)${clickIdExpression}(?<edge_after>&.*)?$") { set $edge_query "$edge_before$edge_after"; }`,
  ),
  leave('edge_query', `${clickIdExpression}(?:&|$)`),
  'if ($edge_query ~ "^&(?<edge_kept>.+)$") { set $edge_search "?$edge_kept"; }',
  ...(sister === null ? [] : [`if ($host ~* "^${sister}$") { set $edge_site "-"; }`]),
  'set $edge_there "$edge_site$edge_path";',
  ...rules.flatMap(ruleLines),
];
