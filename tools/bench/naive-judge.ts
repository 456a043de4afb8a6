import type { RedirectRule } from '../../core/addresses/redirects/redirect-rule.ts';
import type { Address } from '../../core/addresses/paths/address.ts';
import type { PathPattern } from '../../core/addresses/paths/path-pattern.ts';
import type { ResourceRow } from '../../core/addresses/routes/resources.ts';
import { reservedWords, routePatterns } from '../../core/addresses/routes/route-patterns.ts';
import { routeTable } from '../../core/pages/route-table.ts';
import type { Outcome } from '../../core/addresses/judge-address.ts';
import type { SiteFamily } from '../../core/addresses/sites/select-site.ts';

interface Needs {
  readonly sites: SiteFamily;
  readonly academySegment: string;
  readonly rules: readonly RedirectRule[];
  readonly resources: readonly ResourceRow[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ruleExpression = (from: string): RegExp =>
  new RegExp(
    `^${escaped(from).replace(/\\\{([^{}]*?)\\\}/g, (_, name: string) =>
      name === 'yyyymmdd'
        ? '(\\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]))'
        : name.includes('\\|')
          ? `(${name.replaceAll('\\|', '|')})`
          : name.endsWith('\\.\\.\\.')
            ? '(.+)'
            : '([^/]+)',
    )}$`,
  );

const partExpression = ({ words, rank, segments }: PathPattern[number]): string => {
  if (words.length > 0) return `(?:${words.map(escaped).join('|')})`;
  if (rank === 2) return '(.+)';
  return segments === 3 ? '(\\d{4})/(\\d{2})/(\\d{2})' : '([^/]+)';
};

const routeExpression = (pattern: PathPattern): RegExp => new RegExp(`^/${pattern.map(partExpression).join('/')}$`);

/** Baseline: two lists of regular expressions, tried in order. Correct for the URLs of the benchmark. */
export const naiveJudge = ({
  sites,
  academySegment,
  rules,
  resources,
}: Needs): ((address: Address) => { outcome: Outcome }) => {
  const redirects = [
    /^(.*)\/$/,
    ...rules.map(({ from }) => ruleExpression(from)),
    /^(?!\/[^/]+\/\d{4}\/\d{2}\/\d{2}\/[^/]+\/elo$)(.*)\/elo$/,
  ];
  const rows = routeTable({ sites, academySegment });
  const prefixes = sites.flatMap(({ pathPrefix }) => (pathPrefix === '' ? [] : [pathPrefix]));
  const underPrefix = new RegExp(`^(?:${prefixes.join('|')})(?:/|$)`);
  const routes = routePatterns(rows, reservedWords(rows)).map(({ pattern }) => routeExpression(pattern));
  const others = resources.map(
    (row) =>
      new RegExp(
        row.kind === 'exact'
          ? `^${escaped(row.path)}$`
          : row.kind === 'below'
            ? `^${escaped(row.path)}`
            : `${escaped(row.suffix)}$`,
      ),
  );
  const notOnSister = new RegExp(`^/(?:${academySegment}|te|egyszazalek|tamogatas)(?:/|$)`);
  return ({ host, path, query }) => {
    if (others.some((expression) => expression.test(path))) return { outcome: 'resource' };
    const site = sites.find(({ domain }) => domain === host.toLowerCase());
    const isSister = site?.role === 'sister';
    const redirect = redirects.find((expression) => path !== '/' && expression.test(path));
    const held = isSister && redirect?.source.includes('\\d{4}(?:0');
    if ((redirect !== undefined && !held) || /(?:^|&)fbclid(?:=|&|$)/.test(query)) return { outcome: 'redirect' };
    if (isSister && (underPrefix.test(path) || notOnSister.test(path))) return { outcome: 'not-found' };
    for (const expression of routes) {
      const match = expression.exec(path);
      if (match !== null) return { outcome: 'page' };
    }
    return { outcome: 'not-found' };
  };
};
