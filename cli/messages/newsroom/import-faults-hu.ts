import { nearNames } from '../../ask/rule/near-names.ts';
import type { Fault, FaultKind } from '#adapters/newsroom-contract/file-fault.ts';

const field = ({ field: name = '' }: Fault): string => (name === '' ? 'a fejléc' : `„${name}”`);
const known = ({ known: names = [] }: Fault): string => names.join(', ') || 'egy sincs';

const unshownHu: Readonly<Record<NonNullable<Fault['reason']>, string>> = {
  unknown: 'ilyet az oldalak nem mutatnak',
  value: 'ez az érték vagy cím nem mutatható',
  'no-target': 'a szövegben nincs ilyen azonosító',
  'words-only': 'itt csak szavak állhatnak',
  'too-much': 'a szöveg hosszabb vagy mélyebb, mint amennyit az oldalak mutatnak',
};

const partOf = (name = ''): string =>
  name.startsWith('pages.')
    ? `${Number(name.slice('pages.'.length)) + 1}. oldal`
    : name === 'posts'
      ? 'bejegyzések'
      : 'fejléc';

export const importFaultsHu: Readonly<Record<FaultKind, (fault: Fault) => string>> = {
  unreadable: () => 'nem olvasható',
  'file-name': ({ found }) =>
    `a slug (a fájl neve vagy a fejléc „slug” mezője) csak ékezet nélküli kisbetű, szám és kötőjel lehet: ${found}`,
  'no-head': () => 'nincs benne „---” sor a JSON-fejléc és a szöveg között',
  'not-json': ({ found }) => `nem JSON: ${found}`,
  'too-deep': () => '64 szintnél mélyebben egymásba ágyazott JSON',
  missing: (fault) => `hiányzik: ${field(fault)}`,
  'unknown-field': (fault) => `nincs ilyen mező: ${field(fault)}`,
  'wrong-type': (fault) => `${field(fault)} más fajta értéket vár: ${fault.found}`,
  'not-one-of': (fault) => `${field(fault)}: ${fault.found} helyett ezek egyike: ${known(fault)}`,
  malformed: (fault) => `${field(fault)} rossz alakú: ${fault.found}`,
  'no-body': () => 'itt nincs szöveg',
  'no-gate': () => 'a cikk zárt (gated), de a szövegben nem áll ott, hol kezdődik a zárt rész: <!-- gate -->',
  'open-gate': () => 'a szövegben kapu áll (<!-- gate -->), de a fejléc nem mondja, hogy a cikk zárt: "gated": true',
  'not-public': ({ field: name, found }) =>
    `ezt eredeti helyén nem olvashatja mindenki: „${name}”${found === undefined ? '' : `: ${found}`}. Hagyd ki a fájlt, rejtsd el a cikket ("active": false), vagy e mező helyett zárd le: "gated": true, a zárt rész elején pedig <!-- gate -->`,
  'closed-region': ({ found }) =>
    `itt olyan rész kezdődik, amely eredeti helyén zárt: ${found}. Írj a helyére <!-- gate --> jelet, amely után minden zárt ("gated": true), vagy vedd ki ezt a részt`,
  'closed-words': (fault) => `${field(fault)} mindenkinek szól, mégis a zárt rész szövegét mondja: ${fault.found}`,
  mark: ({ found }) => `itt nem állhat ez a jel: ${found}`,
  'no-post-id': () => 'ha egy bejegyzésnek van „id”-je, mindegyiknek legyen',
  'post-id-twice': ({ found }) => `ez az „id” már volt: ${found}`,
  'not-a-live-blog': () => 'bejegyzés csak élő közvetítésben lehet ("type": "liveblog")',
  'slug-twice': ({ found }) => `ez a slug két fájlban is szerepel: ${found}`,
  'slug-taken': ({ found, known: sites = [] }) => `a slug már foglalt: ${found} (${sites.join(', ')})`,
  reserved: (fault) => `foglalt szó, a cím nem ide vezetne: ${fault.found} (${fault.field})`,
  'unknown-section': (fault) =>
    `nincs ilyen rovat: ${fault.found}; van: ${known(fault)}. Új rovat így: "section": {"slug":"…","name":"…"}`,
  'unknown-author': ({ found }) =>
    `nincs ilyen szerző: ${found}. Új szerző így: {"slug":"${found}","name":"…","title":"…"}`,
  'unknown-flag': ({ found = '', known: flags = [] }) => {
    const [near] = nearNames(found, flags);
    const meant = near === undefined ? `van: ${flags.join(', ')}.` : `talán erre gondolt: ${near}?`;
    return `nincs ilyen jelző: ${found}; ${meant} Saját jelzőt az ARTICLE_FLAGS beállítás vesz fel`;
  },
  'other-name': (fault) =>
    `${field(fault)} mást mond („${fault.found}”), mint ahogy eddig szerepel: „${known(fault)}”. Hagyja el, vagy írja ugyanígy`,
  'no-files': () => 'nincs benne .html fájl',
  'picture-elsewhere': ({ found }) => `ez a kép nem a cikk mappájában vagy annak almappájában van: ${found}`,
  'bad-media': ({ found }) => `nem MP3, M4A, WAV, MP4 vagy WebM fájl, legfeljebb 100 MB: ${found}`,
  'bad-picture': ({ found }) => `nem olvasható JPEG- vagy PNG-kép: ${found}`,
  'no-upload': ({ found }) => `nincs ilyen fájl a feltöltések között: ${found}`,
  'no-motif': (fault) => `nincs ilyen rajz: ${fault.found}; van: ${known(fault)}, mindegyik „motívum/szám” alakban`,
  'plain-motif': ({ found }) => `ilyen rajz már nincs, a helyén egyszínű felület jelenik meg: ${found}`,
  'bad-letter': (fault) =>
    `${fault.field === undefined ? 'ez a sor' : field(fault)} olyan jelet tartalmaz, amely nem tárolható, vagy elveszett betű helyén áll: ${fault.found}`,
  'bad-encoding': ({ found }) =>
    `nem UTF-8, és nem is magyar ISO-8859-2 vagy Windows-1250 (${found}). Alakítsd át: iconv -f KÓDOLÁS -t UTF-8`,
  'not-shown': (fault) =>
    `nem jelenik meg: ${fault.field}${fault.found === undefined ? '' : ` „${fault.found}”`} (${unshownHu[fault.reason ?? 'unknown']})`,
  'bad-chart': ({ field, found = '' }) => `megrajzolhatatlan grafikon: ${field} „${found}”`,
  'too-large': ({ field: name, found, known: [max, pictures = '0'] = [] }) => {
    const cause =
      pictures === '0'
        ? ''
        : `; ebből ${pictures} KiB a szövegbe írt kép (data:). Mentse a cikk mellé: <figure data-picture="fájl.jpg">`;
    return `túl nagy a megjelenítéshez (${partOf(name)}): ${found} KiB, legfeljebb ${max} KiB lehet${cause}`;
  },
  'not-fixtures': () =>
    'ez sem az openfootball, sem az eredményszolgáltató fájlja: nincs benne sem „matches”, sem „response”',
  'fixture-twice': ({ found, field: place }) => `ez a mérkőzés ugyanabban a fordulóban már volt: ${found} (${place})`,
};
