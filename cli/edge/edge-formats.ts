import { caddyRules } from './caddy.ts';
import type { EdgeRules } from './edge-rules.ts';
import { haproxyRules } from './haproxy.ts';
import { nginxRules } from './nginx.ts';
import { varnishRules } from './varnish.ts';

export const edgeFormats = ['nginx', 'varnish', 'haproxy', 'caddy'] as const;

export type EdgeFormat = (typeof edgeFormats)[number];

const printers: Readonly<Record<EdgeFormat, (rules: EdgeRules) => readonly string[]>> = {
  nginx: nginxRules,
  varnish: varnishRules,
  haproxy: haproxyRules,
  caddy: caddyRules,
};

export const edgeConfiguration = (format: EdgeFormat, rules: EdgeRules, comments: readonly string[]): string =>
  [...comments.map((comment) => `# ${comment}`), ...printers[format](rules)].map((line) => `${line}\n`).join('');
