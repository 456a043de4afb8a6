const covers = ['after', 'g7', 'karakter', 'english'];

/** The path of the list that a feed repeats; null for an address that is no feed (spec §2.2). `/rss` repeats the newest articles. */
export const pageOfFeed = (path: string): string | null => {
  if (path === '/rss') return '/legfrissebb';
  const [, head, kind = '', ...rest] = path.split('/');
  const [name] = rest;
  if (head !== 'rss' || name === undefined || name === '') return null;
  if (kind === 'rovat' && rest.length === 1 && covers.includes(name)) return `/${name}`;
  return ['rovat', 'cimke', 'szerzo'].includes(kind) || covers.includes(kind) ? `/${[kind, ...rest].join('/')}` : null;
};
