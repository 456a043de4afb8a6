export interface RobotsRules {
  readonly refused: readonly string[];
  readonly disallowed: readonly string[];
  readonly allowed: readonly string[];
}

const group = (agent: string, rules: readonly string[]): string => [`User-agent: ${agent}`, ...rules].join('\n');

/** robots.txt (RFC 9309). A preview blocks all crawlers (R30). */
export const robotsText = ({ refused, disallowed, allowed }: RobotsRules, origin: string, preview: boolean): string => {
  if (preview) return `${group('*', ['Disallow: /'])}\n`;
  return `${[
    group('*', [...allowed.map((path) => `Allow: ${path}`), ...disallowed.map((path) => `Disallow: ${path}`)]),
    ...refused.map((agent) => group(agent, ['Disallow: /'])),
    [`Sitemap: ${origin}/sitemap.xml`, `Sitemap: ${origin}/sitemaps/news.xml`].join('\n'),
  ].join('\n\n')}\n`;
};
