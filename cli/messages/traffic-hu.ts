import type { TrafficMessages } from './traffic-messages.ts';
import { number } from './counted-hu.ts';

const share = (part: number, whole: number): string =>
  `${number(whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10)}%`;

export const trafficHu: TrafficMessages = {
  language: 'hu',
  options: {
    logFormat: 'a napló formátuma',
    include: 'csak az erre illeszkedő címek',
    exclude: 'az erre illeszkedő címek nélkül',
    since: 'ettől kezdve (ISO 8601, zóna nélkül UTC; vagy unix-másodperc)',
    until: 'eddig, ezt már nem beleértve',
    method: 'csak ezek a metódusok, vesszővel',
    sampleRate: 'a kéréseknek csak ekkora hányada (0.05 vagy 5%, 1 helyett 1% vagy 100%)',
    limit: 'legfeljebb ennyi kérés',
    all: 'minden sor, nem csak fajtánként a leggyakoribb 1000',
    audience: 'kik jöttek: emberek és ismert robotok, napok, hivatkozó gépek (html-ben mindig)',
    keepQuery: 'a lekérdezések értékeit ne takarja el',
    maxBad: 'ennyi olvashatatlan sor fölött 3-as kóddal végez (0.01 vagy 1%)',
    failOn: 'ezekre 1-es kóddal végez, vesszővel; all vagy none is lehet',
    max404Rate: 'ekkora 404-es hányad fölött 1-es kóddal végez (0.05 vagy 5%, 1 helyett 1% vagy 100%)',
    baseline: 'csak az számít hibának, ami ehhez a korábbi jelentéshez (replay --json) képest új',
    output: 'a jelentés ebbe a fájlba kerül',
    rules: 'más szabálykészlet egy JSON-fájlból',
    count: 'legfeljebb ennyi cím',
  },
  refused: {
    expression: 'nem reguláris kifejezés',
    time: 'nem időpont',
    share: 'nem hányad (0.05 vagy 5%, 1 helyett 1% vagy 100%)',
    count: 'nem pozitív egész szám',
    kinds:
      'ezekből állhat: loop, unsafe-target, new-404, redirect-into-404, lost-query, chain, was-404, dead-rule, all, none',
  },
  standardInput: 'a szabványos bemenet',
  noInput: 'nincs mit olvasni: adj meg naplófájlt, vagy küldd a naplót a szabványos bemenetre',
  progress: (lines) => `${number(lines)} sor`,
  damaged: (file) => `${file}: csonka vagy sérült tömörítés; ami a hibáig olvasható volt, benne van a számokban`,
  notALog: (file, compression) =>
    compression === null
      ? `${file}: nem szöveges napló (bináris)`
      : `${file}: ezt a tömörítést (${compression}) nem olvassa; bontsd ki előbb: … | replay -`,
  missingTool: (file, tool) => `${file}: a kibontásához a(z) ${tool} kell, és az nincs telepítve`,
  unreadableLine: (source, line, sample) =>
    `  ${source}, ${number(line)}. sor: ${sample === '' ? 'túl hosszú sor' : sample}`,
  interrupted: 'megszakítva: a jelentés csak az eddig olvasottakról szól',
  tooManyBad: (bad, lines) =>
    `túl sok az olvashatatlan sor: ${number(bad)} a ${number(lines)} közül (lásd --log-format, --max-bad)`,
  partialBaseline: (kinds) =>
    `az alapjelentés ezeknek csak egy részét sorolja fel: ${kinds.join(', ')}; a többi újnak számít (--all kapcsolóval írd)`,
  noBaseline: 'nem a replay --json jelentése',
  newSince: (findings) =>
    findings === 0
      ? 'az alapjelentéshez képest semmi sem új'
      : `az alapjelentéshez képest új: ${number(findings)} lelet`,
  skippedRules: (ids) => `reguláris kifejezéssel írt szabály itt nem fut (lásd lint): ${ids.join(', ')}`,
  notWritten: (file) => `nem írható: ${file}`,
  written: (file) => `a jelentés elkészült: ${file}`,
  number,
  share,
  title: 'Forgalom visszajátszása',
  sections: {
    figures: 'Összesen',
    outcomes: 'Kimenetelek (minden átirányítás végén)',
    first: 'Az első válasz',
    audience: 'Kik jöttek',
    days: 'Naponta',
    referrers: 'Ki hivatkozik ide',
    missingPages: 'Nem talált oldalak, a cím eleje szerint',
    missingFiles: 'Nem talált fájlok, a cím eleje szerint',
    unreadable: 'Olvashatatlan sorok (minta)',
    findings: 'Leletek',
    rules: 'Szabályok',
    notFound: 'Leggyakoribb nem talált címek',
    sites: 'Oldalak',
    routes: 'Útvonalak',
  },
  figures: {
    lines: 'sor',
    format: 'formátum',
    requests: 'kérés',
    bad: 'olvashatatlan sor',
    filtered: 'kiszűrt',
    notJudged: 'más metódusú',
    notFound: 'nem talált cím',
    interrupted: 'megszakítva',
    seconds: 'másodperc',
  },
  columns: {
    name: 'név',
    hits: 'kérés',
    share: 'hányad',
    line: 'sor',
    sample: 'minta',
    address: 'cím',
    rules: 'szabály',
    value: 'érték',
  },
  outcomes: {
    page: 'oldal',
    resource: 'erőforrás',
    redirect: 'átirányítás',
    'not-found': 'nincs ilyen oldal',
    'bad-request': 'hibás kérés',
    external: 'a bolt',
  },
  kinds: {
    loop: 'Körbe vezető szabályok',
    'unsafe-target': 'Idegen gépre vezető cél',
    'new-404': 'Új 404',
    'redirect-into-404': 'Átirányítás 404-be',
    'was-404': 'Eddig is 404-be vezetett',
    'lost-query': 'Elvesző lekérdezés',
    chain: 'Szabálylánc',
    'dead-rule': 'Nem használt szabály',
  },
  explained: {
    loop: 'A kiértékelés korábbi címre tér vissza, ezért egyik szabály sem érvényesül.',
    'unsafe-target': 'A cél nem a kérés gépe és nem a bolt.',
    'new-404': 'A napló szerint a cím élt, ezzel a készlettel nincs ilyen oldal.',
    'redirect-into-404': 'A napló szerint a cím élt, ezzel a készlettel olyan helyre vezet, ahol nincs oldal.',
    'was-404': 'A napló átirányította, de a végén már ott sem volt oldal: nem új hiba.',
    'lost-query': 'A kérés egyik paramétere nincs ott a célban.',
    chain: 'Egy szabály célja egy másikra illik; az olvasó így is egyet ugrik, de a szabály egyenesen is írható.',
    'dead-rule': 'Ebben a bemenetben egyetlen kérés sem érte el.',
  },
  noFinding: 'Nincs lelet.',
  nothingJudged: 'semmi sem került megítélésre',
  notAllJudged: 'Nem dönthető el: a bemenet egy része nem került megítélésre.',
  headline: (faulty, missing) => {
    const end = missing === 0 ? '' : `${number(missing)} kérés végén nincs oldal.`;
    if (faulty > 0) return `${number(faulty)} kérés ütközik hibába.${end === '' ? '' : ` ${end}`}`;
    return end === '' ? 'Egyetlen kérés sem ütközött hibába.' : `Új hiba nincs, de ${end}`;
  },
  more: (count) => `és még ${number(count)}`,
  audience: {
    people: 'nem ismert robotok',
    bots: 'ismert robotok',
    faulty: 'hibába ütközött',
    host: 'gép',
    day: 'nap (UTC)',
    pages: 'oldal',
    assets: 'fájl',
    missing: 'nincs ott semmi',
    lost: 'ebből élt',
    prefix: 'a cím eleje',
    addresses: 'cím',
  },
  aboutAudience: 'Az ismert robotok nélkül, a végső kimenetel szerint; a látogatók címét semmi nem őrzi meg.',
  otherRequests: (requests) => `és még ${number(requests)} kérés`,
  shownOf: (shown, of) => `${number(shown)} / ${number(of)} cím`,
  requests: (count) => `${number(count)} kérés`,
  ruleCount: (count) => `${number(count)} szabály`,
  notFoundRate: (rate) => `a nem talált címek hányada ${rate}`,
  neverHit: {
    rules: 'Szabályok, amelyekhez nem jött kérés',
    routes: 'Útvonalak, amelyekhez nem jött kérés',
    none: 'nincs ilyen',
  },
};
