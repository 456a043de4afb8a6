import type { SampleCall } from './sample-calls.ts';

interface Wanted {
  readonly segments: readonly string[];
  readonly pathname: string;
  readonly query: URLSearchParams;
}

const weightOf = (
  { made: { template, url, query: sent } }: SampleCall,
  { segments, pathname, query }: Wanted,
): number => {
  const parts = template.slice(template.indexOf('/') + 1).split('/');
  const fits =
    parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at]);
  if (!fits) return -Infinity;
  const fixed = parts.filter((part) => !part.startsWith(':')).length;
  const names = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined);
  const byName = names.map(([name, value]) => (query.has(name) ? 2 + Number(query.get(name) === String(value)) : -2));
  const unsent = [...query.keys()].filter((name) => names.every(([own]) => own !== name)).length;
  return (
    100 * fixed + 10 * Number(new URL(url).pathname === pathname) + byName.reduce((sum, one) => sum + one, 0) - unsent
  );
};

/** The sample call that a request is most like; null for another path. */
export const chooseCall = (calls: readonly SampleCall[], address: URL): SampleCall | null => {
  const segments = address.pathname.slice(1).split('/');
  const wanted = { segments, pathname: address.pathname, query: address.searchParams };
  const [best] = calls
    .map((call) => ({ call, weight: weightOf(call, wanted) }))
    .filter(({ weight }) => weight > -Infinity)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.call ?? null;
};
