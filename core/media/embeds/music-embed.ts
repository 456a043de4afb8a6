import { webAddress } from './web-address.ts';

/** `after` is the box beside the after site's list (spec §2.4). */
export type MusicPlace = 'after' | 'compact';

export interface MusicEmbed {
  readonly src: string;
  /** CSS pixels. */
  readonly height: number;
}

const heights = { after: 400, compact: 80, episode: 233, other: 155 } as const;
const link = /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(album|artist|playlist|track|episode)\/([A-Za-z0-9]{22})(?:\/|$)/;

/** The player of a music URL on one of `hosts` (spec §2.10); null for any other URL. */
export const musicEmbed = (url: string, hosts: readonly string[], place?: MusicPlace): MusicEmbed | null => {
  const address = webAddress(url);
  if (address === null || !address.secure || !hosts.includes(address.host)) return null;
  const [, type, id] = link.exec(address.path) ?? [];
  if (type === undefined) return null;
  return {
    src: `${address.origin}/embed/${type}/${id}`,
    height: heights[place ?? (type === 'episode' ? 'episode' : 'other')],
  };
};
