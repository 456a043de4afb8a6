import { clickIdExpression, plainPathExpression, queryExpression } from './edge-expression.ts';
import type { EdgePiece } from './edge-rule.ts';
import type { EdgeRules, PlacedRule } from './edge-rules.ts';
import { clickIdRounds } from './edge-rules.ts';

const names = ['path', 'query', 'search', 'site', 'to'];

const forget = names.map((name) => `  unset req.http.taviro-${name};`);

const written = (pieces: readonly EdgePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'number' ? `\\${piece}` : piece)).join('');

const leave = (condition: string): string => `  if (${condition}) { unset req.http.taviro-path; }`;

const path = 'req.http.taviro-path';

const ruleLines = ({ rules, expression, target, status, mainOnly }: PlacedRule): readonly string[] => [
  `  # ${rules.join(' → ')}`,
  ...(mainOnly ? [leave(`req.http.taviro-site && ${path} ~ "^${expression}$"`)] : []),
  target === null
    ? leave(`${path} ~ "^${expression}$"`)
    : `  if (${path} ~ "^${expression}$") { set req.http.taviro-to = regsub(${path}, "^${expression}$", "${written(target)}") + req.http.taviro-search; return (synth(${status})); }`,
];

/** To be included before all else, for subroutines of one name follow each other. */
export const varnishRules = ({ left, sister, rules }: EdgeRules): readonly string[] => [
  'sub vcl_recv {',
  ...forget,
  `  if (req.method ~ "^(?:GET|HEAD)$" && req.url ~ "^${plainPathExpression}(?:[?]${queryExpression})?$") {`,
  '    set req.http.taviro-path = regsub(req.url, "[?].*$", "");',
  '    set req.http.taviro-query = "&" + regsub(req.url, "^[^?]*[?]?", "");',
  '  }',
  ...left.map((expression) => leave(`${path} ~ "^${expression}$"`)),
  ...Array.from(
    { length: clickIdRounds },
    () => `  set req.http.taviro-query = regsub(req.http.taviro-query, "^(.*?)${clickIdExpression}(&.*)?$", "\\1\\2");`,
  ),
  leave(`req.http.taviro-query ~ "${clickIdExpression}(?:&|$)"`),
  '  set req.http.taviro-search = regsub(regsub(req.http.taviro-query, "^&", "?"), "^[?]$", "");',
  ...(sister === null ? [] : [`  if (req.http.host ~ "(?i)^${sister}$") { set req.http.taviro-site = "-"; }`]),
  ...rules.flatMap(ruleLines),
  ...forget,
  '}',
  'sub vcl_synth {',
  '  if (req.http.taviro-to && (resp.status == 301 || resp.status == 302)) {',
  '    set resp.http.location = req.http.taviro-to;',
  '    synthetic("");',
  '    return (deliver);',
  '  }',
  '}',
];
