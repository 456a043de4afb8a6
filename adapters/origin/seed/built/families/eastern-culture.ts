import { gatherings } from '../desks/gatherings.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';

const causes = [
  { cause: 'a népfőiskola', causeObject: 'a népfőiskolát', tag: 'oktatás' },
  { cause: 'a fazekasvásár', causeObject: 'a fazekasvásárt', tag: 'hagyomány' },
  { cause: 'a magyar nyelvű bábszínház', causeObject: 'a magyar nyelvű bábszínházat', tag: 'színház' },
  { cause: 'a kastély', causeObject: 'a kastélyt', tag: 'műemlék' },
  { cause: 'a könyvmozgalom', causeObject: 'a könyvmozgalmat', tag: 'könyv' },
  { cause: 'a fúvószenekar', causeObject: 'a fúvószenekart', tag: 'zene' },
  { cause: 'a tájház', causeObject: 'a tájházat', tag: 'hagyomány' },
  { cause: 'az énekkar', causeObject: 'az énekkart', tag: 'zene' },
  { cause: 'a vándorkiállítás', causeObject: 'a vándorkiállítást', tag: 'kiállítás' },
  { cause: 'a nyári egyetem', causeObject: 'a nyári egyetemet', tag: 'oktatás' },
] as const;

/** Communities of the sister site; prices in lej. */
export const easternCulture: Family = {
  id: 'eastern-culture',
  desk: gatherings,
  authors: ['urmosi-kinga', 'gyergyai-csongor'],
  motifs: ['hills', 'stage', 'book', 'school', 'crowd'],
  appears: [
    { site: 'sister', section: 'muvelodes', count: 39 },
    { site: 'sister', section: 'erdely', count: 46 },
    { site: 'sister', section: 'partium', count: 31 },
  ],
  tags: ['oktatás', 'hagyomány', 'műemlék', 'közösség', 'Székelyföld', 'színház', 'zene'],
  roles: ['néprajzkutató', 'tanár', 'egyesületi elnök', 'karnagy', 'lelkész', 'szervező'],
  otherRoles: ['helytörténész', 'szülő', 'polgármester', 'újságíró', 'egyetemista'],
  facts: (draw) => ({
    ...draw.next(causes),
    money: `${figure(draw.step(18, 940, 2))} ezer lej`,
    years: String(draw.whole(4, 110)),
    people: figure(draw.step(60, 2600, 20)),
    children: String(draw.whole(14, 220)),
    villages: String(draw.whole(3, 24)),
    days: draw.next(['két', 'három', 'négy']),
  }),
  angles: [
    {
      // Saved together.
      titles: [
        '{money} támogatás: megmenekült {cause} {at}',
        '{villages} falu összefogott: marad {cause}',
        'Önkéntesek mentik {causeObject} {at}',
      ],
      leads: [
        '{money} gyűlt össze, a nagyobb része kis adományokból. {Cause} {at} így még egy évig biztonságban van.',
        '{villages} falu küldött önkénteseket {to}. A munka {days} napig tartott, a mulatság eggyel tovább.',
        'A pályázat nem nyert, a közösség mégis belevágott. {money}, saját erőből.',
      ],
      openings: [
        '{money}: ennyi kellett, hogy {cause} {at} ne zárjon be.',
        'Szombat reggel {villages} faluból indultak el szekérrel, autóval, gyalog {to}.',
        'A tető beázik, a lelkesedés nem: {cause} {at} idén is megnyílt.',
      ],
    },
    {
      // A feast.
      titles: [
        '{years} éves lett {cause} {at}',
        '{people} vendég {at}: rekordot döntött {cause}',
        '{Days} nap, {villages} falu: {cause} úton',
        'Magyarul, románul, nevetve: {cause} {at}',
      ],
      leads: [
        '{people} vendéget fogadtak {at}, pedig a szervezők feleennyire készültek.',
        'Két nyelven hirdették meg, és mindkét nyelven megtelt.',
      ],
      openings: [
        'A {local} kultúrotthon padlója nyikorog, és ez ma senkit sem zavar: {people} ember jött el.',
        'Két nyelven szól a köszöntő {at}, és mindkét nyelven nevetnek ugyanazon.',
        'Hajnalban még ácsoltak {at}, délben már táncoltak.',
        'A kolozsvári vonat késett, a vendégeket a {local} tűzoltók hozták fel az állomásról.',
      ],
    },
    {
      // Alive again.
      titles: ['Újra él {cause} {at}', 'Aki {causeObject} visszahozta {to}', 'Mi lesz veled, {local} közösség?'],
      leads: [
        '{Cause} {years} éve a {local} közösség ügye. Most új gazdája lett.',
        'Egyetlen levéllel kezdődött {at}, mára {villages} falu dolgozik együtt.',
        'A fiatalok elmennek, mondják. Egy részük visszajött {to}, és dolgozik.',
        'Nem múzeum, hanem élő hely: {cause} {at}.',
      ],
      openings: [
        '{Cause} {years} éve kezdődött {at} egy félbehagyott szilveszteri próbával.',
        'A plébánia levéltárából került elő a füzet, amely mindent elindított {at}.',
      ],
    },
    {
      // Children.
      titles: ['{children} gyerek tanul hangszeren {at}'],
      leads: ['{children} gyerek, négy tanár, egy hideg terem: a {local} történet mégis derűs.'],
      openings: ['A {local} iskola udvarán {children} gyerek sorakozik, kezükben kotta.'],
    },
  ],
  details: [
    'A költségvetés {money}, ennek fele a megyei tanácstól érkezett.',
    'A rendezvényt {days} napra tervezték, a helyiek egy nappal megtoldották.',
    'Összesen {villages} falu csatlakozott, a legmesszebbi negyven kilométerre van.',
    'A gyerekek száma {children}, tavaly ennek a kétharmada volt.',
    'A szervezők ingyen dolgoznak, a szakácsok is.',
    'Az épület tetejét az ősszel újracserepezték, kalákában.',
    'A belépő tíz lej, a helybélieknek ingyenes.',
    'A látogatók száma {people}, harmaduk a határ túloldaláról jött.',
    'A felvételeket a {local} közösségi archívum őrzi.',
    'A következő pályázat leadásáig három hét van.',
  ],
  captions: ['Gyülekező {at}', 'Próba {at}', 'Kalákában {at}'],
};
