import { workshops } from '../desks/workshops.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';

const objects = [
  { thing: 'buszmegálló', object: 'buszmegállót' }, { thing: 'iskolai pad', object: 'iskolai padot' }, { thing: 'magtár', object: 'magtárat' }, { thing: 'víztorony', object: 'víztornyot' }, { thing: 'játszótér', object: 'játszóteret' }, { thing: 'betűtípus', object: 'betűtípust' }, { thing: 'piactető', object: 'piactetőt' }, { thing: 'könyvesbolt', object: 'könyvesboltot' },
  { thing: 'lámpa', object: 'lámpát' }, { thing: 'kilátó', object: 'kilátót' }, { thing: 'panellakás', object: 'panellakást' },
] as const;

/** Things that somebody has thought about. */
export const design: Family = {
  id: 'design', desk: workshops, authors: ['bodolai-lilla'], motifs: ['house', 'city', 'table', 'circuit'],
  appears: [{ site: 'after', section: 'dizajn', count: 54 }], tags: ['dizajn', 'építészet', 'felújítás', 'tipográfia', 'közösségi tér', 'vidék'],
  roles: ['építész', 'tervezőgrafikus', 'formatervező', 'asztalos', 'tájépítész'], otherRoles: ['lakó', 'műemlékes', 'építésztanár', 'kivitelező'],
  facts: (draw) => ({ ...draw.next(objects), area: figure(draw.step(12, 640, 4)), cost: figure(draw.step(2, 180, 2)), months: String(draw.whole(3, 22)), years: String(draw.whole(40, 130)), pieces: String(draw.whole(6, 240)), people: String(draw.whole(3, 26)) }),
  titles: [
    'Egy {thing}, amely miatt érdemes {to} utazni', 'Újragondolták a {local} {object}', '{area} négyzetméteren minden elfér: {thing} {at}', 'Bontás helyett felújítás: {thing} {at}', '{years} éves {thing}, új élet', 'Hulladékból készült {thing} {at}', '{people} ember, egy műhely, egy {thing}', 'Miért jó ez a {thing}?', 'Díjat nyert a {local} {thing}', 'A legkisebb {thing}, amelyet idén láttunk', 'Nem lett szép, mégis szeretjük: {thing} {at}',
  ],
  leads: [
    'A {local} {thing} {months} hónap alatt készült el, {cost} millió forintból. Olyan, mintha mindig ott lett volna.', '{area} négyzetméter, semmi fölösleges. Megnéztük {at}, hogyan gondolkodtak a tervezők.', 'Le akarták bontani. {people} ember közbelépett, most díjat kapott érte.', 'A tervezők szerint a legjobb ötletet egy {local} nyugdíjas adta.', 'A {thing} {years} éves, és most először használják arra, amire való.',
    'Egy mozdulat, egy anyag, egy szín: ennyi kellett {at}.', 'Nem kell hozzá nagy pénz, csak valaki, aki megkérdezi, ki fog leülni.', '{pieces} darabot készítettek belőle, mindegyik kicsit más.', 'A {local} {thing} arra a kérdésre felel, hogy mit kezdjünk azzal, ami megmaradt.', 'A legjobb részlete az, amelyet csak a második látogatáskor vesz észre az ember.',
  ],
  openings: [
    'Messziről semmi különös: egy {thing} {at}. Közelről látszik, hogy minden éle le van csiszolva.', 'A {local} {thing} építői azzal kezdték, hogy egy hétig csak ültek és néztek.', '{months} hónapnyi munka után megnyílt {at} az új {thing}.', 'A tervek első változata szebb volt, mondják az alkotók, csak éppen nem fért el benne egy babakocsi.', 'Az alaprajz egy szalvétán kezdődött {at}, a szalvéta ma keretben lóg.',
    '{years} éve építették, húsz éve üres, most megint tele van.', 'Téglából, fából és türelemből: ilyen a {local} {thing}.', 'Aki belép, először a padlót nézi meg, aztán az ablakot, végül leül.', 'A kivitelező azt mondta, így nem lehet. Aztán megmutatta, hogyan lehet.', 'A színt a környék vakolatairól másolták, húsz mintából keverték ki.',
  ],
  details: [
    'Az alapterület {area} négyzetméter, a belmagasság ennél is meglepőbb.', 'A költség {cost} millió forint volt, az anyag harmada bontott.', 'A munka {months} hónapig tartott, ebből kettő a festék száradása.', 'A csapatban {people} ember dolgozott, hárman közülük még diákok.', 'Összesen {pieces} elemből áll, mindegyik cserélhető.', 'A világítás meleg, és estére magától halkul.', 'Az akadálymentes rámpa nem utólag került rá, hanem ebből indult ki a terv.', 'A falban hagytak egy darabot az eredetiből, üveg mögött.', 'A feliratokat kézzel festették, a betűk a régi cégtáblákat idézik.', 'Fűteni alig kell, mert a tömege tartja a meleget.',
  ],
  captions: ['{Thing} {at}', 'Részlet a műhelyből', 'A {local} {thing}, este'],
};
