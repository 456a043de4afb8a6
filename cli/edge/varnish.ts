import { clickIdExpression, plainPathExpression, queryExpression } from './edge-expression.ts';
import type { EdgePiece } from './edge-rule.ts';
import type { EdgeRules, PlacedRule } from './edge-rules.ts';
import { clickIdRounds } from './edge-rules.ts';

const names = ['path', 'query', 'search', 'site', 'to'];

const forget = names.map((name) => `  unset req.http.edge-${name};`);

const written = (pieces: readonly EdgePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'number' ? `\\${piece}` : piece)).join('');

const leave = (condition: string): string => `  if (${condition}) { unset req.http.edge-path; }`;

const path = 'req.http.edge-path';

const ruleLines = ({ rules, expression, target, status, mainOnly }: PlacedRule): readonly string[] => [
  `  # ${rules.join(' → ')}`,
  ...(mainOnly ? [leave(`req.http.edge-site && ${path} ~ "^${expression}$"`)] : []),
  target === null
    ? leave(`${path} ~ "^${expression}$"`)
    : `  if (${path} ~ "^${expression}$") { set req.http.edge-to = regsub(${path}, "^${expression}$", "${written(target)}") + req.http.edge-search; return (synth(${status})); }`,
];

/** Include it first: Varnish runs subroutines of the same name in order. */
export const varnishRules = ({ left, sister, rules }: EdgeRules): readonly string[] => [
  'sub vcl_recv {',
  ...forget,
  `  if (req.method ~ "^(?:GET|HEAD)$" && req.url ~ "^${plainPathExpression}(?:[?]${queryExpression})?$") {`,
  '    set req.http.edge-path = regsub(req.url, "[?].*$", "");',
  '    set req.http.edge-query = "&" + regsub(req.url, "^[^?]*[?]?", "");',
  '  }',
  ...left.map((expression) => leave(`${path} ~ "^${expression}$"`)),
  ...Array.from(
    { length: clickIdRounds },
    () => `  set req.http.edge-query = regsub(req.http.edge-query, "^(.*?)${clickIdExpression}(&.*)?$", "\\1\\2");`,
  ),
  leave(`req.http.edge-query ~ "${clickIdExpression}(?:&|$)"`),
  '  set req.http.edge-search = regsub(regsub(req.http.edge-query, "^&", "?"), "^[?]$", "");',
  ...(sister === null ? [] : [`  if (req.http.host ~ "(?i)^${sister}$") { set req.http.edge-site = "-"; }`]),
  ...rules.flatMap(ruleLines),
  ...forget,
  '}',
  'sub vcl_synth {',
  '  if (req.http.edge-to && (resp.status == 301 || resp.status == 302)) {',
  '    set resp.http.location = req.http.edge-to;',
  '    synthetic("");',
  '    return (deliver);',
  '  }',
  '}',
];
