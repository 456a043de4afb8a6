const before = new Set(['amp', 'm', 'mobil', 'mobile', 'index.php', 'index.html', 'hu', 'www', 'site', 'archiv']);
const after = new Set([
  'amp',
  'elo',
  'print',
  'nyomtatas',
  'feed',
  'rss',
  'index.html',
  'index.php',
  'komment',
  'comments',
]);

const lists: Readonly<Record<string, string>> = {
  tag: 'cimke',
  tags: 'cimke',
  cimkek: 'cimke',
  temak: 'cimke',
  tema: 'cimke',
  topic: 'cimke',
  category: 'rovat',
  kategoria: 'rovat',
  kategoriak: 'rovat',
  rovatok: 'rovat',
  section: 'rovat',
  author: 'szerzo',
  authors: 'szerzo',
  szerzok: 'szerzo',
  ujsagiro: 'szerzo',
};

const ending = /\.(?:html?|php|aspx?|jsp)$/i;

export const unwrapped = (path: string): readonly string[] => {
  let segments = path.split('/').slice(1);
  const joined = (): string => `/${segments.join('/')}`;
  const found = new Set<string>();
  while (segments.length > 1 && after.has((segments.at(-1) ?? '').toLowerCase())) segments = segments.slice(0, -1);
  found.add(joined());
  while (segments.length > 1 && before.has((segments[0] ?? '').toLowerCase())) segments = segments.slice(1);
  found.add(joined());
  segments = segments.map((segment, at) => (at === segments.length - 1 ? segment.replace(ending, '') : segment));
  found.add(joined());
  segments = segments.map((segment) => segment.toLowerCase());
  found.add(joined());
  const list = lists[segments[0] ?? ''];
  if (list !== undefined && segments.length > 1) found.add(`/${[list, ...segments.slice(1)].join('/')}`);
  found.delete(path);
  return [...found];
};
