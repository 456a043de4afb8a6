import type { EditingFailures } from './editing-failures.ts';

export const editingFailuresHu: EditingFailures = {
  'no-version': (about) =>
    `nincs ilyen változat, vagy a tartalma nincs meg: ${about}; a naplóban látszik, melyik állítható vissza`,
  'not-deleted': (slug) => `nincs ilyen törölt cikk: ${slug}`,
  'deleted-for-good': (slug) => `a törlése óta több mint 30 nap telt el, már nem hozható vissza: ${slug}`,
  'slug-taken': (slug) => `ezen a néven közben másik cikk van, semmi sem változott: ${slug}`,
  'no-label': (slug) => `nincs ilyen: ${slug}`,
  'label-exists': (slug) => `ez a slug vagy név foglalt, semmi sem változott: ${slug}; ha ugyanaz a kettő: merge`,
  'same-label': (slug) => `önmagával nem vonható össze: ${slug}`,
  'no-block': (about) => `nincs ilyen tömb: ${about}`,
  'no-position': (about) => `ennyi hely nincs a tömbben: ${about}`,
  'not-placed': (slug) => `ez a cikk nincs elhelyezve ezen a címlapon: ${slug}`,
  'not-breaking': (site) => `itt most nincs elhelyezett rendkívüli hír: ${site}`,
  'time-over': () => 'a vége már elmúlt, vagy a kezdete előtt van; semmi sem változott',
  'front-changed': (versions) =>
    `a címlap közben megváltozott, semmi sem került be: ${versions}; vedd ki újra (front export)`,
};
