import { trail } from '../desks/trail.ts';
import { tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const goals = [
  { goal: 'a Kopasz-kilátó', toGoal: 'a Kopasz-kilátóhoz', atGoal: 'a Kopasz-kilátónál' },
  { goal: 'az Ördögmalom', toGoal: 'az Ördögmalomhoz', atGoal: 'az Ördögmalomnál' },
  { goal: 'a Remete-forrás', toGoal: 'a Remete-forráshoz', atGoal: 'a Remete-forrásnál' },
  { goal: 'a Hollókő-szikla', toGoal: 'a Hollókő-sziklához', atGoal: 'a Hollókő-sziklánál' },
  { goal: 'a Csörgő-szurdok', toGoal: 'a Csörgő-szurdokhoz', atGoal: 'a Csörgő-szurdoknál' },
  { goal: 'a Szürke-barlang', toGoal: 'a Szürke-barlanghoz', atGoal: 'a Szürke-barlangnál' },
  { goal: 'a Pásztorkápolna', toGoal: 'a Pásztorkápolnához', atGoal: 'a Pásztorkápolnánál' },
  { goal: 'a Nyírjes-tó', toGoal: 'a Nyírjes-tóhoz', atGoal: 'a Nyírjes-tónál' },
] as const;

const efforts = [
  ['könnyű', 6, 9, 90],
  ['közepes', 10, 15, 320],
  ['nehéz', 16, 22, 720],
  ['extrém', 24, 34, 1250],
] as const;

/** Walks, with their length, climb and difficulty. */
export const hikes: Family = {
  id: 'hikes',
  desk: trail,
  authors: ['szalkay-dorka', 'lorincz-vass-julia'],
  motifs: ['hills', 'forest', 'lake', 'map', 'river'],
  appears: [{ site: 'main', section: 'szepkilatas', count: 46 }],
  tags: ['túra', 'természet', 'hegyek', 'kirándulás'],
  labels: ['{effort} túra'],
  roles: ['túravezető', 'erdész', 'jelzésfestő', 'házgondnok'],
  otherRoles: ['természetvédelmi őr', 'hegyimentő', 'erdei iskolavezető'],
  facts: (draw) => {
    const [effort, low, high, climb] = draw.next(efforts);
    const tenthsOfKm = draw.whole(low * 10, high * 10);
    return {
      ...draw.next(goals),
      effort,
      km: tenths(tenthsOfKm),
      climb: String(climb + draw.step(0, 120, 10)),
      hours: tenths(Math.max(15, Math.round((tenthsOfKm / 35 + climb / 500) * 2) * 5)),
      steps: String(draw.whole(40, 180)),
    };
  },
  titles: [
    '{km} kilométer {toGoal}: {effort} túra {from}',
    'Fel {toGoal}, le a völgyben: {km} kilométeres kör',
    '{Effort} túra {at}: {climb} méter szint, {hours} óra',
    'Ahol a köd lakik: {goal}',
    'Vonattal is elérhető: {goal} {from}',
    'Egész napos kör {at}: {km} kilométer jó levegő',
    'Gyalog {toGoal}, ahogy a pásztorok jártak',
    'Kevesen ismerik, pedig közel van: {goal}',
    '{steps} lépcső az erdőben: {goal}',
    'Hajnali indulás {from}: {goal} és a gerinc',
  ],
  leads: [
    '{km} kilométer, {climb} méter emelkedő, nagyjából {hours} óra. A {local} kör {effort}, és {atGoal} éri el a tetejét.',
    'Aki {effort} túrát keres, és nem bánja a sarat, induljon {from} {toGoal}.',
    'Vasúttól vasútig, {km} kilométeren át. Közben egy forrás, két rét és {goal}.',
    'Nem a leghíresebb útvonal, de {atGoal} ülve nehéz elhinni, hogy miért nem.',
    'A jelzés új, az ösvény régi: {hours} óra séta {at}.',
    '{climb} méter szint {km} kilométeren: számoltunk, megálltunk, zsíros kenyeret ettünk.',
    'Reggel köd, délben kilátás, délután zsíros kenyér. Így terveztük, így is lett.',
    'A {local} erdőben három éve nem járt fejsze. Látszik.',
    'Kezdőknek az eleje, haladóknak az egész: {goal} mindkét oldalról szép.',
    'Egy kör, amelyet esőben is érdemes, {atGoal} ugyanis van tető.',
  ],
  openings: [
    'A {local} megállónál szállunk le, a tábla szerint {toGoal} {hours} óra az út, ez pihenő nélkül igaz is.',
    'Az első kilométeren aszfalt, aztán egy korlát, aztán erdő: {from} indulunk {toGoal}.',
    'A kék jelzés a templom mögött fordul az erdőnek, és onnantól {km} kilométeren át nem látunk házat.',
    'Hajnalban a völgyben még köd ül, de {atGoal} már süt a nap.',
    '{steps} lépcsőfok vezet fel az első teraszra, nem sietünk.',
    'A túra {effort}, de a vége megizzaszt: {climb} méter szintet gyűjtünk.',
    'A {local} forrásnál töltjük meg a kulacsokat, mert feljebb nincs víz.',
    'Két útvonal közül választunk, mi a hosszabbat javasoljuk, mert arra nincs lánctalp nyoma.',
    'A nyeregben fúj a szél, a sapka nem szégyen.',
    'Az ösvény egy elhagyott gyümölcsös szélén indul {at}, az almák a földön.',
  ],
  details: [
    'A teljes táv {km} kilométer, a szintkülönbség {climb} méter.',
    'A menetidő {hours} óra, gyerekekkel a másfélszerese.',
    'A túra {effort} besorolású; botot mindenképp vigyünk.',
    'A legmeredekebb szakaszon {steps} lépcső és egy kötél segít.',
    'A jelzés végig kék, csak a réten kell figyelni, mert az oszlop kidőlt.',
    'A pihenőnél tűzrakóhely van, tűzgyújtási tilalom idején nem használható.',
    'A gerincről tiszta időben három vármegye látszik.',
    'A visszaút rövidebb, de köves.',
    'A patakot négyszer keresztezzük, ebből kettő palló nélkül megy.',
    'Az út első harmada babakocsival is járható.',
  ],
  captions: ['{Goal}, dél felől', 'Kilátás {atGoal}', 'Ösvény {from} a gerinc felé'],
};
