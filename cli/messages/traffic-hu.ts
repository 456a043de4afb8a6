import type { TrafficCopy } from './traffic-copy.ts';
import { number } from './counted-hu.ts';

const share = (part: number, whole: number): string => `${number(whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10)}%`;

export const trafficHu: TrafficCopy = {
  language: 'hu',
  options: {
    logFormat: 'a napló formátuma', include: 'csak az erre illeszkedő címek', exclude: 'az erre illeszkedő címek nélkül',
    since: 'ettől kezdve (ISO 8601, zóna nélkül UTC; vagy unix-másodperc)', until: 'eddig, ezt már nem beleértve', method: 'csak ezek a metódusok, vesszővel',
    sampleRate: 'a kéréseknek csak ekkora hányada (0.05 vagy 5%)', limit: 'legfeljebb ennyi kérés', keepQuery: 'a lekérdezések értékeit ne takarja el',
    maxBad: 'ennyi olvashatatlan sor fölött 3-as kóddal végez (5 vagy 5%)', failOn: 'ezekre 1-es kóddal végez, vesszővel; all vagy none is lehet',
    max404Rate: 'ekkora 404-es hányad fölött 1-es kóddal végez (0.05 vagy 5%)', output: 'a jelentés ebbe a fájlba kerül', rules: 'más szabálykészlet egy JSON-fájlból',
    count: 'legfeljebb ennyi cím',
  },
  refused: {
    expression: 'nem reguláris kifejezés', time: 'nem időpont', share: 'nem hányad (0.05 vagy 5%)', count: 'nem pozitív egész szám',
    kinds: 'ezekből állhat: loop, unsafe-target, new-404, lost-query, chain, dead-rule, all, none',
  },
  standardInput: 'a szabványos bemenet',
  noInput: 'nincs mit olvasni: adj meg naplófájlt, vagy küldd a naplót a szabványos bemenetre',
  progress: (lines) => `${number(lines)} sor`,
  damaged: (file) => `${file}: csonka vagy sérült tömörítés; ami a hibáig olvasható volt, benne van a számokban`,
  interrupted: 'megszakítva: a jelentés csak az eddig olvasottakról szól',
  tooManyBad: (bad, lines) => `túl sok az olvashatatlan sor: ${number(bad)} a ${number(lines)} közül (lásd --log-format, --max-bad)`,
  skippedRules: (ids) => `reguláris kifejezéssel írt szabály itt nem fut (lásd lint): ${ids.join(', ')}`,
  notWritten: (file) => `nem írható: ${file}`,
  written: (file) => `a jelentés elkészült: ${file}`,
  number,
  share,
  title: 'Forgalom visszajátszása',
  sections: {
    figures: 'Összesen', outcomes: 'Kimenetelek', findings: 'Leletek', rules: 'Szabályok', notFound: 'Leggyakoribb nem talált címek', sites: 'Oldalak', routes: 'Útvonalak',
  },
  figures: { lines: 'sor', requests: 'kérés', bad: 'olvashatatlan sor', seconds: 'másodperc' },
  columns: { name: 'név', hits: 'kérés', share: 'hányad', address: 'cím', rules: 'szabály', value: 'érték' },
  outcomes: { page: 'oldal', resource: 'erőforrás', redirect: 'átirányítás', 'not-found': 'nincs ilyen oldal', 'bad-request': 'hibás kérés' },
  kinds: {
    loop: 'Körbe vezető szabályok', 'unsafe-target': 'Idegen gépre vezető cél', 'new-404': 'Új 404', 'lost-query': 'Elvesző lekérdezés', chain: 'Szabálylánc', 'dead-rule': 'Nem használt szabály',
  },
  explained: {
    loop: 'A kiértékelés korábbi címre tér vissza, ezért egyik szabály sem érvényesül.',
    'unsafe-target': 'A cél nem a kérés gépe és nem a bolt.',
    'new-404': 'A napló szerint a cím élt, ezzel a készlettel nincs ilyen oldal.',
    'lost-query': 'A kérés egyik paramétere nincs ott a célban.',
    chain: 'Egy szabály célja egy másikra illik; az olvasó így is egyet ugrik, de a szabály egyenesen is írható.',
    'dead-rule': 'Ebben a bemenetben egyetlen kérés sem érte el.',
  },
  noFinding: 'Nincs lelet.',
  headline: (faulty) => (faulty === 0 ? 'Egyetlen kérés sem ütközött hibába.' : `${number(faulty)} kérés ütközik hibába.`),
  more: (count) => `és még ${number(count)}`,
  requests: (count) => `${number(count)} kérés`,
  ruleCount: (count) => `${number(count)} szabály`,
  notFoundRate: (rate) => `a nem talált címek hányada ${rate}`,
  neverHit: { rules: 'Szabályok, amelyekhez nem jött kérés', routes: 'Útvonalak, amelyekhez nem jött kérés', none: 'nincs ilyen' },
};
