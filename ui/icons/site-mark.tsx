import { type SiteRole, siteRoles } from '#core/addresses/sites/site.ts';
import { signalOf } from './signals.ts';

interface Mark {
  readonly path: string;
  readonly width: number;
}

const drawn = (signal: string): Mark => {
  let x = 0;
  const strokes = [...signal].map((sign) => {
    const length = sign === '.' ? 6 : 18;
    const stroke = `M${x} 0h${length}v6h-${length}Z`;
    x += length + 5;
    return stroke;
  });
  return { path: strokes.join(''), width: x - 5 };
};

const marks = Object.fromEntries(siteRoles.map((role) => [role, drawn(signalOf(role))])) as Record<SiteRole, Mark>;

export const SiteMark = ({ role }: { readonly role: SiteRole }) => {
  const { path, width } = marks[role];
  return (
    <svg className="mark" viewBox={`0 0 ${width} 6`} width={width} height="6" aria-hidden="true">
      <path d={path} />
    </svg>
  );
};
