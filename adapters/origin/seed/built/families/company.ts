import { business } from '../desks/business.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const firms = [
  ['Tarnavölgyi Üvegipari', 'üvegipari cég', 'üvegházi panel'],
  ['Fészek Bútorműhely', 'bútorgyártó', 'íróasztal'],
  ['Sajkás Hajtómű', 'gépgyár', 'hajtómű'],
  ['Nádpálca Papír', 'papírgyár', 'csomagolókarton'],
  ['Kékfény Szenzor', 'műszergyártó', 'vízmérő'],
  ['Hármas Malom', 'malomipari cég', 'lisztes zsák'],
  ['Gerendahát Faipari', 'faipari cég', 'tetőszerkezet'],
  ['Pillér Öntöde', 'öntöde', 'fékdob'],
  ['Almáskert Lé', 'gyümölcsfeldolgozó', 'almalé'],
  ['Orsó Fonoda', 'textilgyár', 'munkaruha'],
  ['Ösvény Kerékpár', 'kerékpárgyártó', 'teherbicikli'],
  ['Meszely Pince', 'borászat', 'palackozott bor'],
] as const;

/** Factories, owners and orders. */
export const company: Family = {
  id: 'company',
  desk: business,
  authors: ['tarcsafalvi-noemi', 'fuzessery-andor'],
  motifs: ['factory', 'bars', 'coins', 'hands'],
  appears: [
    { site: 'main', section: 'gazdasag', count: 62 },
    { site: 'g7', section: 'vallalat', count: 69 },
  ],
  tags: ['munkahelyek', 'beruházás', 'bérek', 'ipar', 'export', 'kereskedelem', 'munkaerőpiac'],
  roles: ['ügyvezető', 'gyárigazgató', 'pénzügyi vezető', 'tulajdonos', 'termelésvezető'],
  otherRoles: ['üzemi tanácselnök', 'ágazati elemző', 'beszállító', 'kamarai elnök', 'munkaerőpiaci szakértő'],
  facts: (draw) => {
    const [firm, kind, product] = draw.next(firms);
    return {
      firm,
      kind,
      product,
      people: figure(draw.step(45, 620, 5)),
      money: tenths(draw.step(9, 88, 1)),
      growth: tenths(draw.step(31, 274, 3)),
      share: String(draw.step(35, 85, 5)),
      years: String(draw.whole(8, 44)),
      wage: String(draw.step(430, 690, 10)),
    };
  },
  angles: [
    {
      // A new hall.
      titles: [
        '{money} milliárdból bővít a {firm}',
        '{people} embert foglalkoztat, most újabb csarnokot épít a {firm}',
      ],
      leads: [
        'A {local} {kind} {money} milliárd forintból épít új csarnokot. A pénz felét a bank adja, a másik felét a saját nyereség.',
        'A bővítés után ugyanannyi ember kétszer annyit állít elő, de a dolgozók egy része más munkát kap.',
        'Nem hitelből, nem pályázatból: a {firm} tíz éven át félretett pénzből épít.',
      ],
      openings: [
        'Letették az új csarnok alapkövét {at}: a {firm} {money} milliárd forintból bővít.',
        'Közgyűlést tartott a {firm}, és a tulajdonosok osztalék helyett gépvásárlásról döntöttek.',
      ],
    },
    {
      // Sold.
      titles: ['Eladták a {local} {kind} többségét'],
      leads: ['Eladta többségi részét a család, de a gyár {at} marad. Megnéztük, mit jelent ez {people} embernek.'],
      openings: ['A cégbírósági adatok szerint gazdát cserélt a {local} {kind}.'],
    },
    {
      // People wanted.
      titles: ['Négynapos hétre áll át egy {local} üzem', 'Nem a megrendelés hiányzik, hanem a szakmunkás {at}'],
      leads: [
        'A {local} {kind} idén kétszer annyit költött képzésre, mint reklámra. Megérte.',
        '{people} dolgozó, {growth} százalékos növekedés és egy tulajdonos, aki még mindig maga viszi ki a mintát a vevőnek.',
      ],
      openings: [
        'Reggel hatkor már megy a második sor {at}, a futószalagon: {product}, és a végén egy lány ül, aki mindegyiket megkopogtatja.',
        'Hirdetmény került a {local} üzem kapujára: nem leépítés, felvétel.',
      ],
    },
    {
      // Growth.
      titles: ['{growth} százalékkal nőtt a {firm} árbevétele'],
      leads: [
        '{people} dolgozó, {growth} százalékos növekedés és egy tulajdonos, aki még mindig maga viszi ki a mintát a vevőnek.',
        'A cég termelésének {share} százaléka külföldre megy, ezért az árfolyam többet számít, mint az áramszámla.',
      ],
      openings: [
        'A {firm} elküldte éves beszámolóját: az árbevétel {growth} százalékkal nőtt, az adózott eredmény kevésbé.',
      ],
    },
    {
      // Saved.
      titles: ['Csődközelből hozták vissza a {local} {kind} dolgozói'],
      leads: ['Egyetlen vevő adta a forgalom {share} százalékát. Amikor elment, a {local} üzem majdnem vele ment.'],
      openings: [
        'Két éve még csődvédelemben volt, idén nyereséges: a {local} {kind} dolgozói a saját végkielégítésüket tették kockára.',
      ],
    },
    {
      // The founder leaves.
      titles: ['{years} év után nyugdíjba megy a {firm} alapítója'],
      leads: ['A {firm} {years} éve alakult egy garázsban, ma a környék harmadik legnagyobb munkaadója.'],
      openings: [
        '{years} évvel ezelőtt egyetlen esztergagéppel kezdte, ma {people} embernek ad munkát a {firm} alapítója.',
      ],
    },
    {
      // Less energy.
      titles: ['Kétszer annyi {product}, fele annyi áram: így spórol a {firm}'],
      leads: [
        'A bővítés után ugyanannyi ember kétszer annyit állít elő, de a dolgozók egy része más munkát kap.',
        'A cég termelésének {share} százaléka külföldre megy, ezért az árfolyam többet számít, mint az áramszámla.',
      ],
      openings: [
        'Reggel hatkor már megy a második sor {at}, a futószalagon: {product}, és a végén egy lány ül, aki mindegyiket megkopogtatja.',
        'Csütörtökön leállt a kemence {at}, először a gyár története során szándékosan.',
      ],
    },
    {
      // Wages.
      titles: ['Béremelésről állapodtak meg {at}'],
      leads: [
        'A {local} üzemben a bruttó átlagbér {wage} ezer forint fölé emelkedik. A megállapodásért fél évig tárgyaltak.',
      ],
      openings: ['Aláírták a bérmegállapodást {at}, az átlag bruttó {wage} ezer forint lesz.'],
    },
  ],
  details: [
    'A cég {people} embert foglalkoztat, közülük minden ötödik több mint húsz éve dolgozik itt.',
    'A cég idén {money} milliárd forintot költ beruházásra, állami támogatást nem kért hozzá.',
    'A termékek {share} százaléka exportra megy, a legtöbb Ausztriába és Lengyelországba.',
    'Az árbevétel {growth} százalékkal nőtt, de ennek felét az anyagárak vitték el.',
    'A bruttó átlagbér {wage} ezer forint, ehhez jön a műszakpótlék.',
    'A tetőre napelem kerül, az a fogyasztás harmadát fedezi majd.',
    'A szakmunkásképzővel kötött szerződés szerint évente húsz diák jöhet gyakorlatra.',
    'A raktárban most hat hétre elegendő alapanyag van, tavaly ilyenkor tíz hétre való volt.',
    'A gépek átlagéletkora kilenc év, a legidősebb présé negyven.',
    'A beszállítók fele ötven kilométeren belül dolgozik.',
  ],
  captions: ['A {firm} csarnoka {at}', 'Műszakváltás {at}', 'Készáru a {local} raktárban'],
};
