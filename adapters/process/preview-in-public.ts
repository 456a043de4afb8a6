interface Addresses {
  readonly PREVIEW?: 'on' | 'off' | undefined;
  readonly PREVIEW_ORIGINS?: readonly string[] | undefined;
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly SISTER_PUBLIC_ORIGIN?: string | undefined;
  readonly PREVIEW_OF?: string | undefined;
  readonly SISTER_PREVIEW_OF?: string | undefined;
}

/** One error per preview site that is also its own public site: links would lead to closed pages. */
export const previewInPublic = ({ PREVIEW, PREVIEW_ORIGINS, ...environment }: Addresses): readonly string[] => {
  const pairs = [
    ['PUBLIC_ORIGIN', 'PREVIEW_OF'],
    ['SISTER_PUBLIC_ORIGIN', 'SISTER_PREVIEW_OF'],
  ] as const;
  if (PREVIEW === 'on')
    return pairs
      .filter(([own, shown]) => environment[own] !== undefined && environment[own] === environment[shown])
      .map(
        ([own, shown]) =>
          `${shown} must be the origin of the public site, and ${own} that of the preview, but both are ${environment[own]}`,
      );
  return pairs
    .filter(([own]) => PREVIEW_ORIGINS?.includes(environment[own] ?? ''))
    .map(([own]) => `PREVIEW_ORIGINS must list only previews, but ${environment[own]} is ${own}`);
};
