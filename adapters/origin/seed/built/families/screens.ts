import { stage } from '../desks/stage.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';

const works = [
  ['Sötétkamra', 'egy bezárt fotólabor és két testvér'],
  ['Alsó malom', 'egy molnárcsalád három nemzedéke'],
  ['Hetedik vágány', 'egy éjszaka egy elhagyott pályaudvaron'],
  ['Holnap is hétfő', 'egy gyár utolsó munkahete'],
  ['Libatop', 'egy falu, ahol mindenki tud valamit'],
  ['Pávaszem', 'egy énektanár és a hallgatásai'],
  ['Nyári gumi', 'két szerelő és egy ellopott autó'],
  ['Kőbölcső', 'egy bányászlány a hatvanas években'],
  ['Visszhang', 'egy telefonközpont éjszakai műszakja'],
  ['Határhajó', 'egy kompos, aki nem kérdez'],
  ['Üvegfal', 'egy irodaház tizenhárom emelete'],
  ['Fekete ribizli', 'egy nagymama, aki nem hal meg időben'],
  ['Harmincnegyven', 'három barát egy lakóautóban'],
  ['Tanácsterem', 'egy önkormányzat, kamera előtt'],
] as const;

/** Films and series that nobody can rent. */
export const screens: Family = {
  id: 'screens',
  desk: stage,
  authors: ['bodolai-lilla'],
  motifs: ['cinema', 'night-sky', 'portrait', 'stage'],
  appears: [
    { site: 'after', section: 'film', count: 54 },
    { site: 'after', section: 'kepernyo', count: 54 },
  ],
  tags: ['magyar film', 'sorozat', 'kritika', 'mozi', 'dokumentumfilm', 'interjú'],
  roles: ['rendező', 'operatőr', 'forgatókönyvíró', 'főszereplő', 'producer'],
  otherRoles: ['moziüzemeltető', 'filmkritikus', 'vágó', 'filmklubos'],
  facts: (draw) => {
    const [film, about] = draw.next(works);
    return {
      film,
      about,
      minutes: String(draw.whole(84, 158)),
      days: String(draw.whole(19, 61)),
      viewers: figure(draw.step(1800, 74_000, 200)),
      score: String(draw.whole(5, 9)),
      episodes: String(draw.whole(4, 10)),
      scene: String(draw.whole(12, 70)),
    };
  },
  titles: [
    '{film}: {score} a tízből, és egy jelenet, amelyet nem felejtünk el',
    'Megnéztük: {film}',
    '„Nem akartuk, hogy szép legyen” – a {film} alkotói',
    '{days} forgatási nap alatt készült a {film}',
    '{viewers} néző után is kérdés: jó-e a {film}?',
    'A {scene}. perc, amely után más lesz a {film}',
    'Egy {local} padláson forgatták: {film}',
    'A {film} nem tanít, csak néz',
    'Kell-e folytatás? {film}',
    'Aki a kamerát tartja: beszélgetés a {film} operatőrével',
    'Fesztiváldíj {at} a {film} stábjának',
  ],
  leads: [
    'A {film} tárgya {about}. {minutes} perc, és az utolsó húszban senki sem köhögött a moziban.',
    '{days} nap alatt forgatták, {local} statisztákkal. A végeredmény furcsa, kedves és kicsit túl hosszú.',
    'Aki a {film} előzetese alapján vígjátékot vár, csalódni fog. Aki csendet, az nem.',
    'Az alkotók szerint {about} csak ürügy. Egy film a várakozásról.',
    '{viewers} néző látta eddig, és a többség a végén ülve maradt. Kritika, csavarok elárulása nélkül.',
    'Kevés pénzből, sok türelemmel: a {film} azt mutatja, mire elég {days} nap.',
    'Az év egyik legjobb hazai bemutatója, két komoly hibával.',
    'A főszereplőt {at} találták, egy kórusban. Azóta nem énekel.',
    'Egy {local} mozi negyven székén ültünk, és a végén megtapsoltuk a gépészt is.',
    'A {film} nem illik a polcra, ezért is érdemes elővenni.',
  ],
  openings: [
    'Az első képen egy üres szék, az utolsón ugyanaz a szék, és a kettő között {minutes} perc: {about}.',
    'A {film} alkotói nem magyaráznak, és ez eleinte zavar.',
    'A történet egyetlen mondat: {about}. A többi arc, fény és várakozás.',
    'A vetítés előtt {at} elment az áram, a közönség gyertyát gyújtott, és ez illett a filmhez.',
    'Ritka, hogy egy film ennyire bízzon a nézőjében, mint a {film}.',
    'A rendező első munkája egy tízperces vizsgafilm volt, ez a második, {minutes} perc.',
    'Ha a {film} étel volna, húsleves volna: lassú, tiszta, és a közepén van a lényeg.',
    'Két percig semmi sem történik, aztán kiderül, hogy minden megtörtént.',
    'A {scene}. percig azt hisszük, tudjuk, mit nézünk.',
    'A stáb fele {local}, ez minden mondatukon hallatszik.',
  ],
  details: [
    'A forgatás {days} napig tartott, ebből kilencet esőben.',
    'A {scene}. percben van egy snitt, amely miatt már érdemes volt.',
    'A játékidő {minutes} perc, tíz lehetett volna kevesebb.',
    'A zene ritka, de amikor megszólal, marad.',
    'A párbeszédeket a szereplők részben maguk írták.',
    'A kép természetes fényből dolgozik, a legsötétebb jelenetben egyetlen gyufa ég.',
    'A díszlet nagyrészt valódi lakás, a tulajdonos statisztaként is feltűnik.',
    'Eddig {viewers} jegyet adtak el rá, ez ennél a műfajnál sok.',
    'A mellékszerepek erősebbek a főszerepnél, és ez most nem baj.',
    'A vége nyitott, de nem azért, mert elfogyott az ötlet.',
  ],
  captions: ['Jelenet: {film}', 'Vetítés {at}', 'A {film} forgatásán'],
};
