/** Football and Formula 1 pages have section addresses below `/rovat` (R5). */
export const sportPaths = { football: 'sport/foci-eredmenyek', 'formula-one': 'sport/forma-1' } as const;

export type SportPage = keyof typeof sportPaths;

const pages = new Map<string | undefined, SportPage>([
  [sportPaths.football, 'football'],
  [sportPaths['formula-one'], 'formula-one'],
]);

export const sportPageOf = ({ site, fullPath }: Readonly<Record<string, string>>): SportPage | null =>
  site === undefined ? (pages.get(fullPath) ?? null) : null;

/** The list of the sport section, which shows what runs. */
export const isSportSection = ({
  name,
  params: { site, fullPath },
}: {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}): boolean => name === 'articles_by_mstag' && site === undefined && fullPath === 'sport';
