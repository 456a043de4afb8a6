import { sportDesk } from '../desks/sport-desk.ts';
import type { Family } from '../family.ts';
import { figure } from '../draw.ts';

const sports = [
  { sport: 'kézilabda', sportTag: 'kézilabda', player: 'átlövő', low: 22, high: 31, margin: 6, points: 'gólos' },
  { sport: 'labdarúgás', sportTag: 'labdarúgás', player: 'csatár', low: 0, high: 2, margin: 2, points: 'gólos' },
  { sport: 'vízilabda', sportTag: 'vízilabda', player: 'center', low: 7, high: 12, margin: 4, points: 'gólos' },
  { sport: 'kosárlabda', sportTag: 'kosárlabda', player: 'irányító', low: 61, high: 84, margin: 15, points: 'pontos' },
  { sport: 'jégkorong', sportTag: 'jégkorong', player: 'szélső', low: 1, high: 3, margin: 3, points: 'gólos' },
] as const;

const rivals = [
  'Bodonyvári Hajós',
  'Kövesdombári Vasas',
  'Csernyeházi NK',
  'Hévszegi Fáklya',
  'Tóközi Evezős',
  'Ludaséri Gátőr',
  'Rónaszentesi Lendület',
  'Kendervári Szövők',
  'Szélkúti Molnárok',
  'Dunarédei Révész',
  'Harangosdi Öntők',
  'Mátralőrinci Bányász',
  'Körösapácai Halász',
  'Zalaörvényi TC',
] as const;

/** Match reports whose result is the same in title and text. */
export const matches: Family = {
  id: 'matches',
  desk: sportDesk,
  authors: ['kesztyus-mark'],
  motifs: ['stadium', 'crowd', 'clock', 'hands'],
  appears: [{ site: 'main', section: 'sport', count: 129 }],
  tags: ['kézilabda', 'labdarúgás', 'vízilabda', 'kosárlabda', 'kupa', 'bajnokság', 'utánpótlás'],
  roles: ['vezetőedző', 'csapatkapitány', 'kapus', 'másodedző'],
  otherRoles: ['vendégedző', 'vendégkapitány', 'sportigazgató'],
  facts: (draw) => {
    const { sport, player, low, high, margin, points } = draw.next(sports);
    const lost = draw.whole(low, high);
    const diff = draw.whole(1, margin);
    const home = draw.next(rivals);
    const away = [draw.next(rivals), draw.next(rivals)].find((name) => name !== home) ?? home;
    const local = (home.split(' ')[0] ?? '').toLowerCase();
    return {
      sport,
      player,
      points,
      home,
      away,
      local,
      town: sport,
      won: String(lost + diff),
      lost: String(lost),
      diff: String(diff),
      crowd: figure(draw.step(380, 6400, 20)),
      round: String(draw.whole(2, 26)),
      age: String(draw.whole(17, 20)),
    };
  },
  angles: [
    {
      // A plain win.
      titles: [
        '{home}–{away} {won}–{lost}: eldőlt a rangadó',
        '{crowd} néző előtt verte meg a {home} a vendégeket',
        'A {home} otthon tartotta a pontokat, {won}–{lost}',
        'Hazai siker a {round}. fordulóban: {home}–{away} {won}–{lost}',
        'A {away} sem tudta megállítani: {home}, {won}–{lost}',
      ],
      leads: [
        'A {home} {won}–{lost} arányban legyőzte a {away} csapatát a bajnokság {round}. fordulójában, {crowd} néző előtt.',
        'Hosszú szünet után telt meg a lelátó, és a {home} meg is hálálta.',
        'A {round}. forduló rangadóján a hazai csapat a védekezésével nyert. A végeredmény {won}–{lost}.',
      ],
      openings: [
        'A {home} a bajnokság {round}. fordulójában {won}–{lost} arányban verte meg a {away} csapatát.',
        '{crowd} néző előtt, hazai győzelemmel ért véget a forduló rangadója: {home}–{away} {won}–{lost}.',
        'A meccs előtt egyperces taps köszöntötte a klub szertárosát, aki negyven éve pakolja a mezeket. A {home} aztán {won}–{lost} arányban nyert.',
        'Telt ház, füstös büfé és {won}–{lost}: ilyen volt a rangadó, amelyet a {home} nyert meg a {away} ellen.',
      ],
    },
    {
      // Turned round.
      titles: ['Két félidő, két csapat: {won}–{lost} a {away} ellen', 'Fordított a szünet után a {home}'],
      leads: [
        'A {away} jobban kezdett, a {home} jobban fejezte be: {won}–{lost}.',
        'A {away} edzője a lefújás után percekig a padon ült. A {home} közben a szurkolókkal énekelt.',
      ],
      openings: [
        'A {away} három perc után már vezetett, és sokáig úgy látszott, hogy meg is tartja az előnyét; a vége mégis {won}–{lost} lett a {home} javára.',
        'Egy elvett labda döntött a szünet után, onnantól a {home} vezetett, és {won}–{lost} arányban győzött.',
        'A {home} háromszor állt fel hátrányból, negyedszer már nem kellett: {won}–{lost}.',
      ],
    },
    {
      // Close to the end.
      titles: [
        '{diff} {points} győzelem: a {home} megint nyert',
        'Az utolsó percben dőlt el: {home}–{away} {won}–{lost}',
      ],
      leads: [
        'A félidőben még nem látszott, melyik csapat nyer. Aztán egy {age} éves {player} kért labdát.',
        '{diff} {points} különbséggel nyert a {home}, de az eredmény szorosabb meccset takar, mint amilyennek látszik.',
      ],
      openings: [
        'Az első játékrész óvatos volt, mindkét csapat a másik hibájára várt, végül a {home} türelme bizonyult hosszabbnak: {won}–{lost}.',
        'Sportszerű, kemény meccsen {diff} {points} különbséggel nyert a {home} a {away} ellen.',
      ],
    },
    {
      // A young one.
      titles: ['Egy {age} éves {player} tartotta életben a {home} reményeit'],
      leads: [
        'A félidőben még nem látszott, melyik csapat nyer. Aztán egy {age} éves {player} kért labdát.',
        'Egy {player}, aki az ősszel még az ificsapatban játszott, eldöntötte a rangadót.',
      ],
      openings: [
        'A {home} a bajnokság {round}. fordulójában {won}–{lost} arányban verte meg a {away} csapatát.',
        'Az első játékrész óvatos volt, mindkét csapat a másik hibájára várt, végül a {home} türelme bizonyult hosszabbnak: {won}–{lost}.',
      ],
    },
    {
      // In spite of injuries.
      titles: ['Visszatért a sérült kapitány, és nyert a {home}'],
      leads: [
        'Sérültekkel, hét cserével, mégis: a {home} {won}–{lost} arányban győzött.',
        'Nem a legszebb, de a legfontosabb győzelem volt az idén a {home} számára.',
      ],
      openings: [
        'Rosszul indult az este a {home} számára: a bemelegítésnél megsérült az első számú kapus. A végeredmény ehhez képest {won}–{lost}.',
        'A meccs előtt egyperces taps köszöntötte a klub szertárosát, aki negyven éve pakolja a mezeket. A {home} aztán {won}–{lost} arányban nyert.',
      ],
    },
  ],
  details: [
    'A félidei eredmény után a hazai edző két posztot cserélt fel, és ez bejött.',
    'A legjobb a mezőnyben egy {age} éves {player} volt, aki most először játszott végig egy meccset.',
    'A {home} a hajrában kihagyta a legkönnyebb helyzetét, de ez már nem osztott, nem szorzott.',
    'A vendégek az utolsó tíz percben egy emberrel kevesebben voltak.',
    'A hivatalos nézőszám {crowd}, ebből kétszázan érkeztek a vendégekkel.',
    'A kapus hét védést mutatott be, az egyiket a lábával, háttal.',
    'A játékvezető kétszer is megállította a meccset, mert felázott a pálya széle.',
    'A szünetben az ificsapat bajnokait köszöntötték.',
    'A {away} legutóbb három éve szenvedett ekkora vereséget itt.',
    'A második játékrészben a hazaiak kétszer annyit támadtak, mint a vendégek.',
  ],
  captions: ['A {home} szurkolói', 'Kezdés előtt', 'A {sport} rangadója telt ház előtt'],
};
