import { courts } from '../desks/courts.ts';
import { figure } from '../draw.ts';
import type { Family } from '../family.ts';

const cases = [
  { crime: 'csalás', forCrime: 'csalás miatt', loot: 'tűzifára szedett előlegek' },
  { crime: 'hűtlen kezelés', forCrime: 'hűtlen kezelés miatt', loot: 'a szövetkezeti kassza' },
  { crime: 'lopás', forCrime: 'lopás miatt', loot: 'rézkábelek' },
  { crime: 'sikkasztás', forCrime: 'sikkasztás miatt', loot: 'a temetői egyesület pénze' },
  { crime: 'természetkárosítás', forCrime: 'természetkárosítás miatt', loot: 'a védett égerliget fái' },
  { crime: 'zsarolás', forCrime: 'zsarolás miatt', loot: 'a piaci árusok pénze' },
  { crime: 'orgazdaság', forCrime: 'orgazdaság miatt', loot: 'lopott kerékpárok' },
  { crime: 'okirat-hamisítás', forCrime: 'okirat-hamisítás miatt', loot: 'hamis műszaki vizsgák' },
] as const;

/** Short news of courts and the police. */
export const justice: Family = {
  id: 'justice',
  desk: courts,
  authors: ['halmagyi-eszter', 'szalkay-dorka'],
  motifs: ['court', 'letter', 'clock', 'night-sky'],
  appears: [{ site: 'main', section: 'belfold', count: 69 }],
  tags: ['bíróság', 'rendőrség', 'csalás', 'jog', 'vidék'],
  roles: ['ügyész', 'törvényszéki szóvivő', 'rendőrségi szóvivő', 'bíró', 'nyomozó'],
  otherRoles: ['védőügyvéd', 'sértetti képviselő', 'szomszéd', 'kárt szenvedett vállalkozó', 'jogvédő'],
  facts: (draw) => ({
    ...draw.next(cases),
    years: String(draw.whole(2, 6)),
    victims: String(draw.whole(14, 86)),
    age: String(draw.whole(34, 67)),
    damage: `${figure(draw.step(6, 94, 1))} millió forint`,
    pages: figure(draw.step(1200, 9600, 100)),
    witnesses: String(draw.whole(11, 40)),
  }),
  angles: [
    {
      // A verdict.
      titles: [
        '{years} évet kapott {forCrime} egy {local} férfi',
        '{pages} oldalnyi irat, {witnesses} tanú: ítélet született {at}',
      ],
      leads: [
        'A {local} ügyben {victims} sértettet hallgattak meg, a kár {damage}. Az ítélet nem jogerős.',
        'A bíróság szerint a bizonyítékok zárt láncot alkotnak, a védelem szerint a lánc közepe hiányzik.',
        'A {local} ügy iratai {pages} oldalt tesznek ki, az ítélet indoklása ebből hatvannégyet.',
      ],
      openings: [
        'Nem jogerősen {years} év szabadságvesztésre ítéltek {forCrime} egy {age} éves {local} férfit.',
        'Csütörtökön hirdettek ítéletet abban a {local} ügyben, amelynek a tárgya: {loot}.',
        'A {local} sértettek közül tizenöten ültek a teremben, amikor a bíró olvasni kezdte az indoklást.',
      ],
    },
    {
      // An acquittal.
      titles: ['Felmentették a {age} éves {local} vádlottat'],
      leads: [
        'A bíróság szerint a bizonyítékok láncából éppen a közepe hiányzik. A {local} ügyben hozott ítélet nem jogerős.',
      ],
      openings: [
        'Bizonyítottság hiányában felmentették azt a {age} éves {local} vádlottat, aki ellen {forCrime} indult eljárás.',
      ],
    },
    {
      // Charges and trial.
      titles: [
        'Vádemelés {at}: {victims} sértett, {damage}',
        '{damage} a kár, {victims} sértett jelentkezett {at}',
        '{Crime} a vád: megkezdődött a {local} per',
      ],
      leads: [
        'A {age} éves vádlott a tárgyaláson beismerte, hogy ismerte a szabályokat, de szerinte „mindenki így csinálta”.',
        '{Crime} a gyanú abban az ügyben, amely {at} egy elveszett füzettel kezdődött.',
        'A {local} sértettek többsége már nem számít arra, hogy visszakapja a pénzét.',
        'Nem erőszak, nem fegyver: papírok. Így tűnt el {damage} {at}.',
      ],
      openings: [
        'Vádat emelt az ügyészség {at}: a vádirat szerint a vádlott {victims} embert károsított meg.',
        'Bilincs nélkül, aktatáskával érkezett a {local} tárgyalásra a {age} éves vádlott.',
      ],
    },
    {
      // On appeal.
      titles: ['Újra kell tárgyalni a {local} ügyet', 'Új eljárást rendeltek el egy {local} ügyben'],
      leads: ['Az elsőfokú ítélet {years} év volt, a másodfok most részben új eljárást rendelt el.'],
      openings: [
        'A másodfokú bíróság új eljárásra utasította az elsőfokot a {local} ügyben, mert {witnesses} tanúból csak néhányat hallgattak meg.',
      ],
    },
    {
      // A raid.
      titles: ['Lefoglalás {at}: egy pajtából került elő minden', 'Két évig nem tűnt fel senkinek: {crime} {at}'],
      leads: [
        'A nyomozók {at} {witnesses} tanút hallgattak meg. A kulcs végül egy benzinszámla lett.',
        'Két megye rendőrei dolgoztak együtt, mire kiderült, hová tűnt {damage}.',
        'Nem erőszak, nem fegyver: papírok. Így tűnt el {damage} {at}.',
      ],
      openings: [
        'Egy padlásról és két pajtából foglalták le a bizonyítékokat {at}; a házkutatás reggel hattól délután négyig tartott.',
        'Bejelentés alapján indult a nyomozás {at}, a gyanú {crime}.',
      ],
    },
    {
      // Caught on camera.
      titles: ['Egy szomszéd kamerája buktatta le a {local} gyanúsítottat'],
      leads: [
        'A nyomozók {at} {witnesses} tanút hallgattak meg. A kulcs végül egy benzinszámla lett.',
        '{Crime} a gyanú abban az ügyben, amely {at} egy elveszett füzettel kezdődött.',
      ],
      openings: [
        'Egy kerti kamera felvétele döntötte el a {local} ügyet, amelyben a vád {crime}.',
        'Beismerő vallomást tett a {age} éves {local} gyanúsított, így a per egyetlen nap alatt véget érhet.',
      ],
    },
  ],
  details: [
    'A kár {damage}, ebből eddig nagyjából minden ötödik forint térült meg.',
    'Az iratok {pages} oldalt tesznek ki, a szakértői vélemény egymaga háromszázat.',
    'A vádlott korábban nem volt büntetve, ezt a bíróság enyhítő körülménynek vette.',
    'A sértettek közül a legfiatalabb huszonegy, a legidősebb nyolcvankilenc éves.',
    'A nyomozás során {witnesses} tanút hallgattak meg, ketten visszavonták korábbi vallomásukat.',
    'A vagyonzár egy házra, két gépkocsira és egy motorcsónakra terjed ki.',
    'Az ügy tárgya, vagyis {loot}, a helyi közbeszédben külön nevet is kapott, azt itt nem írjuk le.',
    'A szakértő szerint az aláírások harmada hamis, a többi valódi, csak régi.',
    'A rendőrség azt kéri, hogy további sértettek is jelentkezzenek.',
    'A tárgyaláson kiderült, hogy a könyvelésben két éven át ugyanaz a nap szerepelt.',
  ],
  captions: ['A törvényszék folyosója', 'Akták a tárgyalóteremben', 'Tárgyalás előtt {at}'],
};
