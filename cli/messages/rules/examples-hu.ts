import type { ExampleWords } from './examples.ts';

export const examplesHu: ExampleWords = {
  '': {
    where: 'Hová vezet egy cím, és miért',
    before: 'Élesítés előtt: mi lenne a tegnapi forgalommal',
    set: 'Van-e hiba a szabályokban',
    rule: 'A kérdezhető döntések',
  },
  explain: {
    one: 'Egy cím teljes útja',
    json: 'Több cím, gépnek',
    local: 'Egy fejlesztői gépen értendő útvonal',
    file: 'Egy még nem éles szabálykészlet szerint',
    near: 'Mi él egy halott cím közelében',
  },
  routes: { json: 'Az útvonalak gépnek, soronként egy' },
  rules: {
    table: 'A szabályok, egy-egy példával',
    nginx: 'Ugyanezek az nginx nyelvén',
    strict: 'Egy másik készlet a Varnishnak; 1, ha valamit nem lehet kimondani',
  },
  sites: { json: 'Az oldalak gépnek, soronként egy' },
  ask: { one: 'Egy kérdés', list: 'Mit lehet kérdezni', file: 'Kérdések fájlból' },
  judge: {
    pipe: 'Minden címhez egy sor, ugyanabban a sorrendben',
    columns: 'Csak azt, ami a végén van',
    all: 'Minden magon egyszerre',
  },
  replay: {
    day: 'Egy nap naplói',
    html: 'Jelentés egy új szabálykészletről',
    part: 'A G7 tegnapi forgalmának tizede',
    pipe: 'Kapunak: csak új 404-re, körre és 2% fölötti 404-es hányadra bukik',
    baseline: 'Csak azon bukik el, ami tegnap (replay --json --all) még nem volt',
    tables: 'Parquet-fájlok egy adattóból, előbb csoportosítva',
    partial: 'Egy gép napja, hogy a többiével összeadható legyen',
  },
  merge: { day: 'Több gép napja egyben', html: 'Ugyanez olvasható jelentésnek' },
  mend: {
    day: 'Hová lettek a tegnap elveszett oldalak',
    rules: 'Csak ami szinte biztos, átnézendő szabálykészletnek',
    own: 'A szerkesztőség saját jegyzékéből',
  },
  upstream: {
    own: 'Mi hiányzik az ezen a gépen futó háttérrendszerből',
    site: 'Másik oldal nevében, JSON-sorokkal, szigorúbb időkorláttal',
    plain: 'Mintákból válaszoló háttérrendszer',
    fault: 'Ugyanez egy hibával',
  },
  shadow: { hour: 'Ki veszített volna el egy oldalt az elmúlt órában', json: 'Az elmúlt nap számai, gépnek' },
  coverage: { day: 'Mit nem ért el a tegnapi forgalom', json: 'Minden szabály és útvonal a találataival' },
  sample: { set: 'Legfeljebb 200 jellemző cím, fájlba', pipe: 'Azonnal visszaellenőrizve' },
  check: { file: 'Elvárások összevetése', junit: 'Jelentés a CI-nek' },
  diff: { files: 'Két fájl', ref: 'A legutóbbi commit és a munkapéldány', hits: 'Ugyanez, a napló szerint súlyozva' },
  lint: {
    own: 'A saját készlet',
    file: 'Egy másik készlet',
    gate: 'Kapunak: az indokkal elfogadott leletek nem számítanak',
  },
  live: { file: 'A helyi kiszolgáló a minta szerint válaszol-e', slow: 'Távoli kiszolgáló, kíméletesen' },
  completion: { bash: 'Bash', zsh: 'Zsh', fish: 'Fish' },
};
