import { allowances, maxBody } from './limits.ts';
import type { Protection } from './protection.ts';
import { resourceEndpoints } from './resource-endpoints.ts';
import { forms, gates, pages } from './site-endpoints.ts';

interface Row extends Protection {
  readonly at: string;
}

const shownPath = (path: string | RegExp): string => (typeof path === 'string' ? path : String(path));

const resourceRows: readonly Row[] = Object.values(resourceEndpoints).map(({ paths, ...protection }) => ({
  ...protection,
  at: `GET ${paths.map(shownPath).join(', ')}`,
}));

export const endpoints: readonly Row[] = [
  ...Object.values(gates).flat(),
  ...Object.values(forms).flat(),
  ...pages,
  ...resourceRows,
];

const shownLimit = (limit: Row['limits'][number]): string => {
  if (!Object.hasOwn(allowances, limit)) return limit;
  const { burst, perSecond } = allowances[limit as keyof typeof allowances];
  return `${limit}: ${burst}, then ${perSecond >= 1 ? `${perSecond}/s` : `${perSecond * 60}/min`} per network address`;
};

const cells = ({ at, crossSite, limits, body, caching }: Row): readonly string[] => [
  `\`${at}\``,
  crossSite,
  limits.map(shownLimit).join('; '),
  body === null ? 'none read' : `${maxBody[body].toLocaleString('en')} B`,
  caching,
];

export const endpointTable = (): string =>
  endpoints
    .map(
      (row) =>
        `| ${cells(row)
          .map((cell) => cell.replaceAll('|', '\\|'))
          .join(' | ')} |\n`,
    )
    .join('');
