import { publicAffairs } from '../desks/public-affairs.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';

const matters = [
  { matter: 'a piac', matterObject: 'a piacot' },
  { matter: 'az uszoda', matterObject: 'az uszodát' },
  { matter: 'a bölcsőde', matterObject: 'a bölcsődét' },
  { matter: 'a könyvtár', matterObject: 'a könyvtárat' },
  { matter: 'az orvosi rendelő', matterObject: 'az orvosi rendelőt' },
  { matter: 'a mozi', matterObject: 'a mozit' },
  { matter: 'a strand', matterObject: 'a strandot' },
  { matter: 'a művelődési ház', matterObject: 'a művelődési házat' },
  { matter: 'az iskolai konyha', matterObject: 'az iskolai konyhát' },
] as const;

/** What councils decide. Told on three desks, in forints and in lej. */
export const townHall: Family = {
  id: 'town-hall',
  desk: publicAffairs,
  authors: ['szalkay-dorka', 'halmagyi-eszter', 'gyergyai-csongor'],
  motifs: ['parliament', 'school', 'city', 'crowd', 'ballot'],
  appears: [
    { site: 'main', section: 'belfold', count: 100 },
    { site: 'sister', section: 'kozugyek', count: 46 },
    { site: 'sister', section: 'szekelyfold', count: 31 },
  ],
  tags: ['önkormányzat', 'közpénz', 'vidék', 'oktatás', 'energia', 'falu', 'lakhatás'],
  roles: ['polgármester', 'alpolgármester', 'jegyző', 'bizottsági elnök', 'intézményvezető'],
  otherRoles: [
    'önkormányzati képviselő',
    'nyugdíjas tanár',
    'kisboltos',
    'háromgyerekes anya',
    'szülői munkaközösségi elnök',
    'helyi vállalkozó',
  ],
  facts: (draw, eastern) => ({
    ...draw.next(matters),
    money: `${figure(draw.step(18, 460, 2))} ${eastern ? 'ezer lej' : 'millió forint'}`,
    yes: String(draw.whole(7, 11)),
    no: String(draw.whole(2, 5)),
    families: figure(draw.step(120, 2400, 20)),
    rise: String(draw.whole(8, 34)),
    months: String(draw.whole(3, 14)),
  }),
  angles: [
    {
      // Money is short.
      titles: [
        'Bezárhatják {matterObject} {at}, ha nem lesz rá pénz',
        '{money} hiányzik {at}, {matter} került a listára',
        'Népszavazást akarnak {at}: {matter} a tét',
      ],
      leads: [
        '{Money} hiányzik a {local} kasszából. Az önkormányzat most sorra veszi, mit lehet megtartani, és mit nem.',
        'A {local} lakók aláírásgyűjtésbe kezdtek, miután kiderült, hogy {matter} is szerepel a megszorítások között.',
        'Két év alatt megduplázódott a rezsi {at}; most azon vitáznak, ki állja a különbözetet.',
      ],
      openings: [
        '{Money}: ennyi hiányzik a {local} költségvetésből, és a hivatal listáján, amely a lehetséges megtakarításokat sorolja, {matter} is szerepel.',
        'Kézzel írt tábla fogadja a belépőt {at}: „Maradjunk!” Az aláírásgyűjtő ívek alatta, egy hokedlin.',
        'A {local} hivatalban hétfőn délelőtt tették közzé a számítást, délutánra már sorban álltak az ügyfélszolgálaton.',
        'Elkészült a {local} takarékossági terv, tizenkét oldal, benne egy mondat arról, hogy {matter} „átmenetileg szünetel”.',
      ],
    },
    {
      // A vote.
      titles: ['{yes} igen, {no} nem: döntöttek arról, mi lesz {at}', '{Matter} marad, a keret kisebb lesz {at}'],
      leads: [
        'A {local} testület {yes} igen szavazattal {no} nem ellenében fogadta el az új költségvetést. A legnagyobb vita {matter} körül volt.',
        'Nem zár be, de nem is marad a régi: {matter} jövője {at} egyetlen szavazaton múlt.',
      ],
      openings: [
        'Este hatkor kezdődött és hajnali egykor ért véget a testületi ülés {at}. A képviselők {yes} igen szavazattal, {no} nem ellenében döntöttek a jövő évi keretről; a legtöbb felszólalás tárgya {matter} volt.',
        'Hatan ültek a karzaton, amikor {at} szavaztak. Mire a jegyző kihirdette az eredményt, negyvenen álltak az ajtóban.',
      ],
    },
    {
      // Something opens again.
      titles: ['Újranyitják {matterObject} {at}'],
      leads: [
        '{months} hónap után újra kinyit {matter} {at}, igaz, kisebb létszámmal és rövidebb nyitvatartással.',
        'A {local} önkormányzat {money} támogatást kapott, de ehhez ugyanennyit saját erőből is elő kell teremtenie.',
      ],
      openings: ['Fél éve zárták be, a jövő hónapban újranyit: {matter} {at} lett az év legnagyobb helyi ügye.'],
    },
    {
      // It will cost more.
      titles: ['{rise} százalékkal drágul {matter} {at}', '{families} családot érint: átszervezik {matterObject} {at}'],
      leads: [
        '{families} családot érint a változás {at}. A polgármester szerint nincs más út, az ellenzék szerint csak nem keresték.',
        'Két év alatt megduplázódott a rezsi {at}; most azon vitáznak, ki állja a különbözetet.',
      ],
      openings: [
        'A {local} polgármester levelet írt {families} családnak, és azt kérte, mondják el, mit tudnának nélkülözni.',
        'A {local} képviselők előtt két javaslat feküdt: az egyik szerint {matter} díja {rise} százalékkal nő, a másik szerint lejjebb kerül a színvonal.',
        'A {local} hivatalban hétfőn délelőtt tették közzé a számítást, délutánra már sorban álltak az ügyfélszolgálaton.',
      ],
    },
    {
      // No decision yet.
      titles: ['Éjfélig vitáztak {at}, végül elhalasztották a döntést'],
      leads: ['Hét órán át tartott a testületi ülés {at}, a végén a jegyzőkönyvvezető tollat kért.'],
      openings: [
        'A {local} képviselők előtt két javaslat feküdt: az egyik szerint {matter} díja {rise} százalékkal nő, a másik szerint lejjebb kerül a színvonal.',
        'A {local} hivatalban hétfőn délelőtt tették közzé a számítást, délutánra már sorban álltak az ügyfélszolgálaton.',
      ],
    },
    {
      // People want to do it themselves.
      titles: ['Ingyen adná {matterObject} a város {at}, de senki sem viszi', 'A lakók vennék át {matterObject} {at}'],
      leads: ['Egy {local} csoport azt javasolja, hogy a lakók maguk működtessék azt, amire a városnak nincs pénze.'],
      openings: [
        'Példa nélküli ajánlatot tett a lakóknak a {local} önkormányzat: aki két órát dolgozik, annak elengedik az éves díjat.',
        'Kézzel írt tábla fogadja a belépőt {at}: „Maradjunk!” Az aláírásgyűjtő ívek alatta, egy hokedlin.',
      ],
    },
  ],
  details: [
    'A fenntartás évi {money}, ennek kétharmada fűtés és világítás.',
    'A változás {families} családot érint közvetlenül, a legtöbben a külső városrészben laknak.',
    'A díjak {rise} százalékkal emelkednének, a hatvanöt év fölöttiek a régi árat fizetnék.',
    'A megtakarítás {months} hónap alatt hozná be a bezárás költségeit, legalábbis a hivatal táblázata szerint.',
    'A szomszéd falu jelezte, hogy beszállna a költségekbe, ha a busz náluk is megállna.',
    'A dolgozók közül hárman nyugdíj előtt állnak, nekik máshol ígértek helyet.',
    'Az épület tetejét tavaly cserélték, a kazánt nem, az huszonhat éves.',
    'Az ellenzék módosítót nyújtott be, amely a rendezvényekből venné el a hiányzó összeget.',
    'A közmeghallgatáson negyven kérdés hangzott el, tizenkettő a parkolásról.',
    'Az épületet helyi védelem alá akarják vonni, mert a homlokzata száz évnél idősebb.',
  ],
  captions: ['A {local} városháza, ahol a döntés született', 'Lakossági fórum {at}', 'Főtér {at}'],
};
