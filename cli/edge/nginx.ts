import { clickIdExpression, plainPathExpression, queryExpression } from './edge-expression.ts';
import type { EdgePiece } from './edge-rule.ts';
import type { EdgeRules, PlacedRule } from './edge-rules.ts';
import { clickIdRounds } from './edge-rules.ts';

const written = (pieces: readonly EdgePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'number' ? `$${piece}` : piece)).join('');

const leave = (variable: string, expression: string): string =>
  `if ($${variable} ~ "${expression}") { set $taviro_path ""; }`;

const ruleLines = ({ rules, expression, target, status, mainOnly }: PlacedRule): readonly string[] => [
  `# ${rules.join(' → ')}`,
  ...(mainOnly ? [leave('taviro_there', `^-${expression}$`)] : []),
  target === null
    ? leave('taviro_path', `^${expression}$`)
    : `if ($taviro_path ~ "^${expression}$") { return ${status} "${written(target)}$taviro_search"; }`,
];

/**
 * For a `server` block: whatever the rules do not take goes on to its locations. What `set` takes from a numbered group,
 * nginx encodes once more; from a named one it does not.
 */
export const nginxRules = ({ left, sister, rules }: EdgeRules): readonly string[] => [
  'absolute_redirect off;',
  'set $taviro_path "";',
  'set $taviro_query "";',
  'set $taviro_search "";',
  'set $taviro_site "";',
  `if ($request_uri ~ "^(?<taviro_asked>${plainPathExpression})(?:[?](?<taviro_behind>${queryExpression}))?$") { set $taviro_path $taviro_asked; set $taviro_query "&$taviro_behind"; }`,
  'if ($request_method !~ "^(?:GET|HEAD)$") { set $taviro_path ""; }',
  ...left.map((expression) => leave('taviro_path', `^${expression}$`)),
  ...Array.from(
    { length: clickIdRounds },
    () =>
      `if ($taviro_query ~ "^(?<taviro_before>.*?)${clickIdExpression}(?<taviro_after>&.*)?$") { set $taviro_query "$taviro_before$taviro_after"; }`,
  ),
  leave('taviro_query', `${clickIdExpression}(?:&|$)`),
  'if ($taviro_query ~ "^&(?<taviro_kept>.+)$") { set $taviro_search "?$taviro_kept"; }',
  ...(sister === null ? [] : [`if ($host ~* "^${sister}$") { set $taviro_site "-"; }`]),
  'set $taviro_there "$taviro_site$taviro_path";',
  ...rules.flatMap(ruleLines),
];
