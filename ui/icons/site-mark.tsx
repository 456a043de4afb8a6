import type { SiteRole } from '#core/addresses/sites/site.ts';

const signals: Readonly<Record<SiteRole, string>> = {
  main: '-',
  after: '.-',
  g7: '--.',
  karakter: '-.-',
  sister: '.-.',
};

const drawn = (signal: string): { readonly path: string; readonly width: number } => {
  let x = 0;
  const strokes = [...signal].map((sign) => {
    const length = sign === '.' ? 6 : 18;
    const stroke = `M${x} 0h${length}v6h-${length}Z`;
    x += length + 5;
    return stroke;
  });
  return { path: strokes.join(''), width: x - 5 };
};

const marks = Object.fromEntries(Object.entries(signals).map(([role, signal]) => [role, drawn(signal)])) as Record<
  SiteRole,
  ReturnType<typeof drawn>
>;

/** The ornament of a site: one telegraph signal, drawn in its accent; says nothing to a screen reader. */
export const SiteMark = ({ role }: { readonly role: SiteRole }) => {
  const { path, width } = marks[role];
  return (
    <svg className="mark" viewBox={`0 0 ${width} 6`} width={width} height="6" aria-hidden="true">
      <path d={path} />
    </svg>
  );
};
