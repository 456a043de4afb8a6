export interface Link {
  readonly address: string;
  readonly anchored: boolean;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(
    /&(?:([a-z]+)|#(\d+)|#x([0-9a-f]+));/gi,
    (whole, name: string | undefined, digits: string | undefined, hex: string | undefined) =>
      name === undefined
        ? String.fromCodePoint(digits === undefined ? parseInt(hex ?? '', 16) : Number(digits))
        : (named[name.toLowerCase()] ?? whole),
  );

const valuesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => unescaped(value));

const inAttributes = /\s(?:href|src|action|poster|url)="([^"]*)"/g;
const inSets = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const inMeta = /\scontent="(https?:[^"]*)"/g;
const inJson = /"(https?:\/\/[^"\\{}]*)"/g;
const inElements = />(https?:\/\/[^<]*)</g;
const inEscapedHtml = /(?:href|src)=&quot;(.*?)&quot;/g;
const inText = /(https?:\/\/\S+)/g;

const setsIn = (text: string): readonly string[] =>
  valuesOf(text, inSets).flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));

/** JSON-LD `@id` URLs have fragments without anchors. */
const fragmentless = (addresses: readonly string[]): readonly Link[] =>
  addresses.map((address) => ({ address, anchored: false }));

const found = (body: string, type: string): readonly Link[] => {
  if (type.includes('html')) {
    const scripts = [...body.matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)]
      .map(([, json = '']) => json.replaceAll('\\u002F', '/'))
      .join('\n');
    return [
      ...[...valuesOf(body, inAttributes), ...setsIn(body)].map((address) => ({ address, anchored: true })),
      ...fragmentless([...valuesOf(body, inMeta), ...valuesOf(scripts, inJson)]),
    ];
  }
  if (type.includes('xml'))
    return fragmentless([
      ...valuesOf(body, inElements),
      ...valuesOf(body, inAttributes),
      ...valuesOf(unescaped(body).replaceAll('"', '&quot;'), inEscapedHtml),
    ]);
  if (type.includes('json')) return fragmentless(valuesOf(body, inJson));
  return type.includes('plain') ? fragmentless(valuesOf(body, inText)) : [];
};

export const linksIn = (body: string, type: string, base: string): readonly Link[] =>
  found(body, type).flatMap(({ address, anchored }) => {
    const resolved = URL.parse(address, base);
    return resolved === null || !/^https?:$/.test(resolved.protocol) ? [] : [{ address: resolved.href, anchored }];
  });

export const anchorsIn = (body: string): ReadonlySet<string> => new Set(valuesOf(body, /\sid="([^"]*)"/g));
