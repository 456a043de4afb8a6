import { publicAffairs } from '../desks/public-affairs.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const works = [
  { thing: 'híd', object: 'hidat', onThing: 'a hídon' },
  { thing: 'aluljáró', object: 'aluljárót', onThing: 'az aluljáróban' },
  { thing: 'körforgalom', object: 'körforgalmat', onThing: 'a körforgalomban' },
  { thing: 'vasúti átjáró', object: 'vasúti átjárót', onThing: 'a vasúti átjárón' },
  { thing: 'elkerülő út', object: 'elkerülő utat', onThing: 'az elkerülő úton' },
  { thing: 'buszpályaudvar', object: 'buszpályaudvart', onThing: 'a buszpályaudvaron' },
  { thing: 'kerékpárút', object: 'kerékpárutat', onThing: 'a kerékpárúton' },
  { thing: 'állomásépület', object: 'állomásépületet', onThing: 'az állomásépületben' },
] as const;

/** Bridges, crossings and roads that are closed, opened, or late. */
export const roadworks: Family = {
  id: 'roadworks',
  desk: publicAffairs,
  authors: ['szalkay-dorka'],
  motifs: ['bridge', 'road', 'train', 'map'],
  appears: [{ site: 'main', section: 'kozlekedes', count: 93 }],
  tags: ['közlekedés', 'vasút', 'útfelújítás', 'önkormányzat', 'kerékpár', 'közbeszerzés'],
  roles: ['polgármester', 'főmérnök', 'projektvezető', 'közútkezelő', 'forgalomtechnikus', 'alpolgármester'],
  otherRoles: [
    'önkormányzati képviselő',
    'civil közlekedési szakértő',
    'fuvarozó',
    'ingázó',
    'buszsofőr',
    'kerékpáros egyesületi elnök',
  ],
  facts: (draw) => ({
    ...draw.next(works),
    months: String(draw.whole(4, 15)),
    cost: tenths(draw.step(21, 96, 1)),
    detour: String(draw.whole(9, 27)),
    cars: figure(draw.step(3200, 18_400, 100)),
    years: String(draw.whole(31, 58)),
    share: String(draw.step(55, 85, 5)),
  }),
  angles: [
    {
      // A road is closed.
      titles: [
        'Lezárják a {local} {object}, {months} hónapig kerülni kell',
        '{detour} kilométeres kerülő vár az autósokra {at}',
        'Félpályás lezárás {at}: mire számítsanak az ingázók?',
      ],
      leads: [
        'A {local} {thing} {years} éves, és a mérnökök szerint a következő telet már nem szabad rábízni. A felújítás {months} hónapig tart, addig {detour} kilométert kell kerülni.',
        '{months} hónap, {cost} milliárd forint, {detour} kilométer kerülő. Összeszedtük, kit hogyan érint a {local} munka.',
        'A {local} {object} a környék öt települése használja, a lezárásról mégis csak egy hete értesültek.',
        'A buszok holnaptól más útvonalon járnak {at}. Az ingázók szerint a menetrend papíron jó, a csatlakozás viszont elmegy előlük.',
      ],
      openings: [
        'Hétfő hajnal óta bóják állnak {at}: a {object} {months} hónapra lezárták, és a szerkezetet teljes hosszában átépítik.',
        'Narancssárga táblák jelentek meg {at} a hét elején, rajtuk az új útirány: {detour} kilométerrel hosszabb, mint a megszokott.',
      ],
    },
    {
      // Money is there, work begins.
      titles: [
        '{cost} milliárdból újul meg a {local} {thing}',
        '{years} éve nem nyúltak hozzá: felújítják a {local} {object}',
        'Naponta {cars} jármű: nem bírja tovább a {local} {thing}',
      ],
      leads: [
        'A {local} {thing} {years} éves, és a mérnökök szerint a következő telet már nem szabad rábízni. A felújítás {months} hónapig tart, addig {detour} kilométert kell kerülni.',
        'Naponta {cars} jármű halad át {at}, a tervezők annak idején feleennyivel számoltak. A munka {cost} milliárd forintba kerül.',
        'A szerződést aláírták, a sávok festését elkezdték: a jövő héttől más lesz a forgalmi rend {at}.',
      ],
      openings: [
        'Aláírták a szerződést {at}, így {cost} milliárd forintból megkezdődhet a munka, amelyről {years} éve beszélnek.',
        'Egy fagyott reggelen hat centivel süllyedt meg a burkolat {at}, másnap a közútkezelő sebességkorlátozást rendelt el, most pedig eldőlt, hogy ez nem elég.',
        'A vizsgálat szerint a {local} {thing} teherbírása a tervezett kétharmada, ezért a nehéz járműveket azonnal kitiltották.',
        'A közgyűlés szűk többséggel elfogadta a terveket, így tavasszal elkezdhetik átépíteni a {local} {object}.',
      ],
    },
    {
      // It will be late.
      titles: ['Megint csúszik a {local} {thing} átadása', 'Nem talált kivitelezőt a {local} {thing}'],
      leads: [
        'Több mint egy éve várnak rá, most kiderült, hogy {months} hónappal később lesz kész. A {local} önkormányzat szerint a közműcserék miatt.',
        'Az ajánlatok mind drágábbak lettek a vártnál, ezért a {local} közgyűlés a {cost} milliárdos kereten belül keres olcsóbb megoldást.',
      ],
      openings: ['Két kivitelező jelentkezett a {local} munkára, az olcsóbb ajánlat is meghaladta a keretet.'],
    },
    {
      // It is open, in part.
      titles: ['Átadták {at} az új {object}, de még nem mindenki használhatja'],
      leads: [
        'A szerződést aláírták, a sávok festését elkezdték: a jövő héttől más lesz a forgalmi rend {at}.',
        'A buszok holnaptól más útvonalon járnak {at}. Az ingázók szerint a menetrend papíron jó, a csatlakozás viszont elmegy előlük.',
      ],
      openings: ['Régi terv vált valóra {at}: megkezdték a próbaforgalmat, egyelőre naponta négy órára.'],
    },
    {
      // Work by night.
      titles: ['Éjszaka dolgoznak tovább a {local} építkezésen'],
      leads: [
        'Az első gépek megérkeztek, a vita azonban nem ült el: {at} most azon folyik, ki fizeti a többletköltséget.',
      ],
      openings: ['A munkások éjjel tízkor kezdenek és hajnalban pakolnak össze, hogy reggel járni lehessen {at}.'],
    },
    {
      // The neighbours object.
      titles: ['A lakók szerint rossz helyre kerül a {local} {thing}'],
      leads: [
        'Elkészült a felmérés {at}: a válaszolók {share} százaléka támogatja a felújítást, de sokan máshová tennék a megállót.',
        'Az első gépek megérkeztek, a vita azonban nem ült el: {at} most azon folyik, ki fizeti a többletköltséget.',
      ],
      openings: [
        'Tele volt a {local} művelődési ház nagyterme, amikor a tervezők bemutatták, mi történik a következő {months} hónapban.',
      ],
    },
  ],
  details: [
    'A forgalomszámlálás szerint naponta {cars} jármű fordul meg itt, a reggeli csúcsban percenként húsz.',
    'A költség {cost} milliárd forint, ennek nagyjából hetedét a közművek áthelyezése viszi el.',
    'A kerülő {detour} kilométer; a mentők és a tűzoltók külön sávot kapnak.',
    'A kivitelező {months} hónapot vállalt, minden késve eltelt nap után kötbért fizet.',
    'Az építkezés idején a helyi járat kétszer sűrűbben jár, és a lezárt szakaszon díjtalan.',
    'A gyalogosok mindvégig átjuthatnak, igaz, csak az egyik oldalon.',
    'A régi szerkezetet {years} éve tervezték, akkor a kamionok fele akkorák voltak, mint ma.',
    'A boltosok a forgalom visszaesésétől tartanak, ezért az önkormányzat félévnyi közterületi díjat elenged nekik.',
    'A felmérésben a válaszolók {share} százaléka mondta azt, hogy a biztonság miatt fontos a munka, a többieket a zaj zavarja.',
    'Az új burkolat alá csapadékcsatorna kerül, mert az eddigi minden nagyobb esőnél megtelt.',
    'A teherforgalmat a szomszéd megye felé terelik, ott a polgármesterek levélben tiltakoztak.',
  ],
  captions: ['Terelőtábla {at}', 'A munkaterület {at}, kora reggel', 'A kerülő útvonal {at}'],
};
