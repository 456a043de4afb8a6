export interface Cut {
  readonly plain: string;
  readonly address: string;
}

const densest = 2;

/** `…/kep_wide:2x.jpg` → `…/kep_wide.jpg` (spec §3.12). */
export const plainOf = (address: string): string => address.replace(/:[\d.]+x(?=\.[^./]*$|$)/, '');

export const alikeOf = (plain: string): readonly string[] =>
  /_(?:thumb|card|half|wide)(?=\.[^./]*$|$)/.test(plain)
    ? [plain, ...['card', 'half', 'wide'].map((size) => plain.replace(/_[a-z]+(?=\.[^./]*$|$)/, `_${size}`))]
    : [plain];

const written = (attribute: string): string => attribute.replaceAll('&amp;', '&');

/** Pixels at density 1. */
const besideText = 400;

const cutFor = (srcset: string, density: number): string | null => {
  const cuts = srcset
    .split(', ')
    .flatMap((one) => {
      const [, address = '', number = '', unit] = /^\s*(\S+) ([\d.]+)([xw])$/.exec(one) ?? [];
      return address === '' ? [] : [{ address, times: Number(number) / (unit === 'w' ? besideText : 1) }];
    })
    .toSorted((one, other) => one.times - other.times);
  const wanted = Math.min(density, densest);
  return (cuts.find(({ times }) => times >= wanted) ?? cuts.at(-1))?.address ?? null;
};

export const picturesIn = (part: string, density: number): readonly Cut[] => {
  const tags = part.match(/<img\s[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const address = cutFor(written(/\ssrcset="([^"]*)"/i.exec(tag)?.[1] ?? ''), density);
    return address === null ? [] : [{ plain: plainOf(address), address }];
  });
};

export const sizeOf = (answer: Response): number => Number(answer.headers.get('content-length') ?? 0);

export const fetchPicture = async (address: string): Promise<Response | null> => {
  const answer = await fetch(address, { credentials: 'omit', headers: { accept: 'image/webp,*/*' } }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !type.startsWith('image/')) return null;
  const picture = await answer.blob();
  return new Response(picture, { headers: { 'content-type': type, 'content-length': String(picture.size) } });
};
