import type { Archive } from './archive.ts';
import type { Mended } from './mended.ts';

export interface General {
  readonly from: string;
  readonly to: string;
  readonly takes: (path: string) => boolean;
  readonly lead: (path: string) => string;
}

const minFamily = 3;
const minAgreement = 0.8;

const segmentsOf = (path: string): readonly string[] => path.split('/').slice(1);

const joined = (segments: readonly string[]): string => `/${segments.join('/')}`;

/** `/regi/2026/11/24/cim` → `/uj/2026/11/24/cim` */
const byBeginning = (from: string, to: string): General | null => {
  const [old, fresh] = [segmentsOf(from), segmentsOf(to)];
  let same = 0;
  while (same < Math.min(old.length, fresh.length) - 1 && old.at(-1 - same) === fresh.at(-1 - same)) same += 1;
  if (same === 0) return null;
  const [before, after] = [joined(old.slice(0, -same)), joined(fresh.slice(0, -same))];
  return {
    from: `${before}/{rest...}`,
    to: `${after}/{rest...}`,
    takes: (path) => path.startsWith(`${before}/`),
    lead: (path) => after + path.slice(before.length),
  };
};

/** `/rovat/20261124/cim` → `/rovat/2026/11/24/cim` */
const byDate = (from: string, to: string): General | null => {
  const [old, fresh] = [segmentsOf(from), segmentsOf(to)];
  const [date = '', slug = ''] = old.slice(-2);
  if (!/^\d{8}$/.test(date) || old.length < 3 || fresh.slice(-4, -1).join('') !== date || fresh.at(-1) !== slug)
    return null;
  const [before, after] = [joined(old.slice(0, -2)), fresh.length > 4 ? joined(fresh.slice(0, -4)) : ''];
  const shape = /^\/(\d{4})(\d{2})(\d{2})\/([^/]+)$/;
  return {
    from: `${before}/{yyyymmdd}/{slug}`,
    to: `${after}/{yyyy}/{mm}/{dd}/{slug}`,
    takes: (path) => path.startsWith(`${before}/`) && shape.test(path.slice(before.length)),
    lead: (path) => after + path.slice(before.length).replace(shape, '/$1/$2/$3/$4'),
  };
};

/** A rule must not redirect a living address. */
const harmsNobody = ({ takes }: General, { living }: Archive): boolean => !living.some(({ path }) => takes(path));

/** Largest families first; each address belongs to at most one. */
export const generalRules = (mended: readonly Mended[], archive: Archive): readonly General[] => {
  const families = new Map<string, { readonly general: General; readonly members: Mended[] }>();
  for (const one of mended)
    for (const general of [byDate(one.path, one.to), byBeginning(one.path, one.to)]) {
      if (general === null) continue;
      const key = `${general.from} ${general.to}`;
      const family = families.get(key) ?? { general, members: [] };
      family.members.push(one);
      families.set(key, family);
    }
  const found: General[] = [];
  for (const { general, members } of [...families.values()].sort((a, b) => b.members.length - a.members.length)) {
    if (members.length < minFamily) break;
    if (members.filter(({ path }) => found.some(({ takes }) => takes(path))).length > 0) continue;
    const taken = mended.filter(({ path }) => general.takes(path));
    if (members.length >= minAgreement * taken.length && harmsNobody(general, archive)) found.push(general);
  }
  return found;
};
