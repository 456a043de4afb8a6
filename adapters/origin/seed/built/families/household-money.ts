import { prices } from '../desks/prices.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const goods = [
  { good: 'a lakáshitel', goodObject: 'a lakáshitelt' },
  { good: 'az albérlet', goodObject: 'az albérletet' },
  { good: 'a lakásbiztosítás', goodObject: 'a lakásbiztosítást' },
  { good: 'a bankszámla', goodObject: 'a bankszámlát' },
  { good: 'a mobilcsomag', goodObject: 'a mobilcsomagot' },
  { good: 'az internet', goodObject: 'az internetet' },
  { good: 'az autóbiztosítás', goodObject: 'az autóbiztosítást' },
  { good: 'a hitelkártya', goodObject: 'a hitelkártyát' },
  { good: 'a személyi kölcsön', goodObject: 'a személyi kölcsönt' },
] as const;

/** What things cost, and what one may do about it. */
export const householdMoney: Family = {
  id: 'household-money',
  desk: prices,
  authors: ['tarcsafalvi-noemi'],
  motifs: ['coins', 'curve', 'table', 'house'],
  appears: [
    { site: 'g7', section: 'penz', count: 77 },
    { site: 'main', section: 'gazdasag', count: 46 },
  ],
  tags: ['infláció', 'árak', 'megtakarítás', 'hitel', 'bérek', 'lakhatás'],
  roles: ['pénzügyi tanácsadó', 'banki elemző', 'fogyasztóvédő', 'közgazdász', 'piackutató'],
  otherRoles: ['családi gazdálkodó', 'kisnyugdíjas', 'albérlő', 'biztosítási szakértő', 'boltvezető'],
  facts: (draw) => ({
    ...draw.next(goods),
    rise: tenths(draw.step(21, 192, 1)),
    saving: figure(draw.step(14_000, 182_000, 2000)),
    gap: String(draw.step(15, 60, 5)),
    offers: String(draw.whole(11, 38)),
    share: String(draw.step(25, 70, 5)),
    years: String(draw.whole(2, 9)),
  }),
  angles: [
    {
      // Dearer.
      titles: ['{rise} százalékkal drágult {good} egy év alatt', 'Lassul a drágulás, de {good} még nem hallott róla'],
      leads: [
        'Egy év alatt {rise} százalékkal nőtt az ár. Megnéztük, mi van mögötte, és mit tehet az, akinek havonta ki kell fizetnie.',
        'Az átlag csalóka. A kis jövedelműek számára {good} jóval gyorsabban drágult.',
      ],
      openings: [
        'Egy {local} család havi kiadásait írtuk fel egy kockás füzetbe, és a harmadik sornál megálltunk: {good}.',
        'A statisztika szerint a drágulás lassul, a pénztárnál ezt mégis kevesen érzik.',
        'A friss adatok szerint {rise} százalékkal magasabb az ár, mint egy éve.',
      ],
    },
    {
      // Compared.
      titles: [
        '{offers} ajánlatot hasonlítottunk össze: ennyit ér az alku',
        '{gap} százalék a különbség a legolcsóbb és a legdrágább között',
      ],
      leads: [
        '{offers} ajánlatot kértünk be. A legolcsóbb és a legdrágább között {gap} százalék a különbség, ugyanazért.',
        'Hat {local} családot és négy ügyfélszolgálatot is megkérdeztünk: miből lesz a különbség?',
        'Lehet-e még alkudni? Kipróbáltuk, és {offers} esetből meglepően sokszor sikerült.',
      ],
      openings: [
        '{offers} helyről kértünk ajánlatot ugyanazzal az adatlappal; a válaszok között {gap} százalék volt az eltérés.',
        'A pultnál három prospektus fekszik, mindegyiken más szám, ugyanazzal a csillaggal.',
      ],
    },
    {
      // Money left on the table.
      titles: [
        'Évi {saving} forintot fizet ki fölöslegesen, aki így intézi {goodObject}',
        'A családok {share} százaléka sosem kér második ajánlatot',
        'Három hiba, amely {saving} forintba kerül',
      ],
      leads: [
        'A legtöbben ott intézik, ahol a szüleik. Ez évente akár {saving} forintba is kerülhet.',
        'A háztartások {share} százaléka nem tudja fejből, mennyit fizet érte. Kiszámoltuk helyettük.',
        'Olcsóbb lett, de csak annak, aki hajlandó két délutánt rászánni. Lépésről lépésre végigmentünk rajta.',
      ],
      openings: [
        'Egyetlen telefonhívás évente {saving} forintot érhet, mégis kevesen szánják rá magukat.',
        'Megkérdeztünk száz embert {at}, mennyibe kerül nekik. Huszonketten tudták.',
        'Hat évnyi számlát néztünk végig, és meglepő dolgot találtunk a hátoldalukon.',
      ],
    },
    {
      // When to move.
      titles: [
        'Most érdemes újragondolni {goodObject}?',
        '{years} éve nem volt ilyen olcsó {good}, csak nem mindenkinek',
      ],
      leads: [
        'Nem mindegy, mikor váltunk: két hét eltérés {saving} forintot jelenthet.',
        'Olcsóbb lett, de csak annak, aki hajlandó két délutánt rászánni. Lépésről lépésre végigmentünk rajta.',
      ],
      openings: [
        'Tavaly ilyenkor még kivárni volt érdemes, most inkább lépni.',
        'Az alku művészet, de tanulható; egy {local} nyugdíjas meg is mutatta.',
      ],
    },
    {
      // Small print.
      titles: ['Amit az apró betű elárul: {good} közelről'],
      leads: ['Az akció igaz, a feltétel hosszú. Három példán mutatjuk meg, mikor jár jól az ember.'],
      openings: [
        'A pultnál három prospektus fekszik, mindegyiken más szám, ugyanazzal a csillaggal.',
        'Hat évnyi számlát néztünk végig, és meglepő dolgot találtunk a hátoldalukon.',
      ],
    },
  ],
  details: [
    'Az éves emelkedés {rise} százalék, kétszer annyi, mint amit a boltok előre jeleztek.',
    'A két szélső ajánlat között {gap} százalék a különbség, a feltételek viszont szóról szóra egyeznek.',
    'A váltás {saving} forintot hozott a próbaszámításunkban, egy átlagos kétgyerekes családdal.',
    'A megkérdezettek {share} százaléka {years} éve nem nézett más ajánlatot.',
    'Az online igénylés olcsóbb, de a hibás adatlap hetekkel hosszabbítja meg az ügyintézést.',
    'A felmondáshoz a legtöbb helyen egyetlen aláírt oldal elég, csak azt nem a kezdőlapra teszik ki.',
    'A hűségidő alatti váltás díja gyakran kisebb, mint az éves nyereség.',
    'A szolgáltatók a jegybanki döntéseket két-három hónapos késéssel követik, felfelé gyorsabban.',
    'Akik kétszer kérdeztek, azok jobb ajánlatot kaptak, mint akik egyszer, és hangosan.',
    'A nyugdíjasok számára külön konstrukció is van, de arról szólni kell.',
  ],
  captions: ['Számlák a konyhaasztalon', 'Ügyfélváró {at}', 'Aki számol, nyer'],
};
