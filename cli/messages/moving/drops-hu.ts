import type { DropCode } from '#adapters/newsroom-contract/migration.ts';

export const dropsHu: Readonly<Record<DropCode, string>> = {
  comments: 'olvasói hozzászólás',
  history: 'kuka, korábbi változat vagy üres vázlat',
  plugin: 'bővítmény vagy sablon adata',
  internal: 'a régi program belső adata',
  generated: 'tartalom, amelyet a régi program megnyitáskor állít elő',
  'unused-file': 'fájl, amelyet egyik cikk sem mutat',
  tracker: 'követőkép',
  code: 'programkód',
  missing: 'csatolmány, amely nincs az exportban',
  unloaded: 'fájl, amely nem töltődött be',
  'no-address': 'elem érvényes cím nélkül',
  'not-shown': 'elem, amelyet az oldalak nem mutatnak',
  closed: 'szöveg, amely egy zárt mondatot ismétel',
  refused: 'szöveg, amelyet az import nem fogadna el',
  hidden: 'rejtett újrahasznosítható blokk',
  menu: 'menüpont',
  label: 'címke, amelynek itt nincs helye',
  type: 'ismeretlen bejegyzéstípus vagy fájl',
  field: 'mező, amely a cikkeknek nincs',
  characters: 'érvénytelen karakter',
  other: 'egyéb',
};

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^HTTP status (\d+)$/, 'HTTP-állapot: $1'],
  [/^too large$/, 'túl nagy'],
  [/^no response in time$/, 'nem jött válasz időben'],
  [/^the connection broke$/, 'megszakadt a kapcsolat'],
  [/^a private address$/, 'belső cím'],
  [/^not a web address$/, 'nem webcím'],
  [/^too many redirects$/, 'túl sok átirányítás'],
  [/^there is no such file$/, 'nincs ilyen fájl'],
  [/^not loaded; (--\S+) loads .*$/, 'nem töltöttük le; letöltés: $1'],
  [/^more (?:pictures|files) than (--\S+)$/, 'több, mint a $1 kapcsoló engedi'],
  [/^not a picture that pages can show$/, 'nem olyan kép, amelyet az oldalak mutatni tudnak'],
  [/^not a film or sound that pages can play$/, 'nem olyan film vagy hang, amelyet az oldalak le tudnak játszani'],
];

/** Names of system errors, such as ENOTFOUND, stay. */
export const whyHu = (reason: string): string => {
  const [pattern, words] = reasons.find(([one]) => one.test(reason)) ?? [];
  return pattern === undefined || words === undefined ? reason : reason.replace(pattern, words);
};
