import { kitchens } from '../desks/kitchens.ts';
import type { Family } from '../family.ts';

const spots = [
  ['Kanál és Kés', 'tárkonyos raguleves'], ['Petrezselyem', 'túrós csusza'], ['Sógor Konyhája', 'káposztás tészta'], ['Sós Fánk', 'kelt fánk'], ['Lenn a Kikötőben', 'harcsapaprikás'], ['Fél Zsömle', 'kakaós csiga'], ['Zeller Bisztró', 'zellerkrém'], ['Vadgesztenye', 'vadas marha'], ['Piros Lábas', 'lecsó'], ['Mákvirág', 'mákos guba'], ['Kemence Utca', 'kemencés lángos'], ['Szilvamag', 'szilvás gombóc'],
] as const;

/** Tables worth sitting down at. */
export const food: Family = {
  id: 'food', desk: kitchens, authors: ['zsombolyai-ferenc', 'bodolai-lilla'], motifs: ['kitchen', 'table', 'house', 'hands'],
  appears: [{ site: 'after', section: 'gasztro', count: 54 }], tags: ['étterem', 'street food', 'recept', 'teszt', 'piac', 'Balaton'],
  roles: ['séf', 'tulajdonos', 'pék', 'cukrász', 'felszolgáló'], otherRoles: ['törzsvendég', 'étteremkritikus', 'piaci árus', 'szomszéd'],
  facts: (draw) => {
    const [place, dish] = draw.next(spots);
    return { place, dish, price: String(draw.step(1400, 5900, 50)), seats: String(draw.whole(12, 46)), years: String(draw.whole(2, 33)), score: String(draw.whole(6, 9)), minutes: String(draw.whole(9, 35)), tests: String(draw.whole(5, 11)) };
  },
  titles: [
    '{place}: {seats} szék és egy felejthetetlen {dish}', '{tests} helyen kóstoltuk végig: {dish}', 'Hol a legjobb a {dish}? Teszt {from}', '{price} forintért így még nem laktunk jól', 'A {place} megmaradt, a menü nem', 'Recept: {dish}, ahogy a {place} konyháján készül', 'Kétszer küldtük vissza, harmadszor is oda mentünk: {place}', 'Megnyílt {at} a {place}, ott voltunk az első este', '{years} éve ugyanaz a {dish}', 'Reggeli {at}: {place}', 'Kevés fogás, jó kenyér: {place}',
  ],
  leads: [
    'A {place} {seats} székes, az étlapja egyetlen oldal, és a legjobb rajta a {dish}. {price} forint, megéri.', '{tests} konyhán ettük végig ugyanazt, és a győztes egy {local} étkezde lett.', 'Megnéztük, mit tud a {place}, amelyről fél éve beszél mindenki {at}.', 'A séf szerint a titok az idő: a {dish} itt két napig készül.', 'Nem olcsó, nem drága, viszont {minutes} percet várni kell rá.',
    'Egy {local} piac szélén, bádogtető alatt készül a környék legjobb fogása.', 'Recept, amelyhez nem kell más, csak türelem és egy nehéz fedő.', '{years} éve ugyanaz a család főz. Az unoka most új fogással próbálkozik.', 'A {place} bezárt, átköltözött, újranyitott. A {dish} ugyanaz maradt.', 'Ahol a felszolgáló leül az asztalhoz, és megkérdezi, éhesek vagyunk-e, ott baj nem lehet.',
  ],
  openings: [
    'Ebédidőben {minutes} percet várunk a {place} bejárata előtt, bentről vaj és sülő hagyma illata jön.', 'A {place} ajtaján kézzel írt papír: ma {dish}, holnap meglepetés.', '{seats} szék, nyolc asztal, egy nyitott ablak a konyhára.', 'A {local} piacon reggel hatkor még sötét van, de a kemence már meleg.', 'A kóstolás előtt két szabályt hoztunk: nem eszünk kenyeret, és nem nézünk árat. Mindkettőt megszegtük.',
    'A séf {years} évig hajón főzött, ez a nyugalmán látszik.', 'A {dish} úgy érkezik, hogy a tányér széle is meleg.', 'Délután háromkor zárnak {at}, és fél háromkor már semmi sincs.', 'A legjobb asztal az, amelyik billeg; onnan látni a tűzhelyet.', 'Gyerekkorunk menzájának hírneve után nehéz elhinni, de a {dish} lehet ünnep.',
  ],
  details: [
    'Az adag {price} forint, és nem marad éhes utána senki.', 'A kenyeret helyben sütik, kovásszal, naponta kétszer.', 'A leves forró, a limonádé nem édes, a számla pontos.', 'A {dish} állaga hibátlan, a sóval bátrabbak is lehettek volna.', 'Az étlapon négy fogás van, ebből egy húsmentes.', 'A desszert kihagyható, a kávé nem.', 'Pontszám: {score} a tízből.', 'A zöldség nagyobb része egy {local} kertből érkezik.', 'Kártyával is lehet fizetni, de a jattot a kőkorsóba kérik.', 'A várakozás csúcsidőben {minutes} perc, foglalni csak vacsorára lehet.',
  ],
  captions: ['A {place} konyhája', 'Ez itt a {dish}', 'Asztal {at}'],
};
