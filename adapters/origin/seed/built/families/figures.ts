import { dataDesk } from '../desks/data-desk.ts';
import { tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const subjects = [
  { subject: 'a lakásárak', of: 'lakásárakat', measure: 'négyzetméterár' },
  { subject: 'a bérek', of: 'béreket', measure: 'medián nettó bér' },
  { subject: 'az ingázás', of: 'ingázást', measure: 'átlagos menetidő' },
  { subject: 'a születések', of: 'születésszámokat', measure: 'születések száma' },
  { subject: 'a kisboltok', of: 'kisboltok számát', measure: 'kisboltok száma' },
  { subject: 'a háziorvosi körzetek', of: 'háziorvosi körzeteket', measure: 'üres körzetek száma' },
  { subject: 'a napelemek', of: 'napelemek teljesítményét', measure: 'beépített teljesítmény' },
  { subject: 'az iskolák', of: 'iskolák létszámát', measure: 'egy osztályra jutó gyerekek száma' },
  { subject: 'a közbeszerzések', of: 'közbeszerzéseket', measure: 'egyajánlatos eljárások aránya' },
] as const;

/** Findings with a table; for readers who check. */
export const figures: Family = {
  id: 'figures',
  desk: dataDesk,
  authors: ['fuzessery-andor'],
  motifs: ['bars', 'curve', 'map', 'circuit'],
  appears: [
    { site: 'g7', section: 'adat', count: 77 },
    { site: 'g7', section: 'kozelet', count: 54 },
  ],
  tags: ['közpénz', 'bérek', 'lakhatás', 'munkaerőpiac', 'közbeszerzés', 'infláció', 'energia', 'egészségügy'],
  roles: ['statisztikus', 'demográfus', 'közgazdász', 'adatelemző', 'regionális kutató'],
  otherRoles: ['szociológus', 'önkormányzati tanácsadó', 'módszertani szakértő', 'település-földrajzos'],
  facts: (draw) => ({
    ...draw.next(subjects),
    change: tenths(draw.step(14, 186, 1)),
    gap: String(draw.whole(2, 5)),
    districts: String(draw.whole(61, 174)),
    years: String(draw.whole(5, 20)),
    share: String(draw.step(20, 75, 5)),
    rank: String(draw.whole(2, 9)),
  }),
  angles: [
    {
      // On the map.
      titles: [
        'Térképen {subject}: {gap}-szeres a különbség járások között',
        '{districts} járásban romlott a helyzet',
        'Nem Budapest vezet: meglepetés a friss adatokban',
      ],
      leads: [
        'A legjobb és a legrosszabb járás között ma nagyobb a különbség, mint {years} éve volt. A táblázatunkban bárki megkeresheti a sajátját.',
        '{districts} járásban romlott a mutató, a többiben javult vagy nem mozdult. A minta nem véletlen.',
      ],
      openings: [
        'Mit mutat a térkép? Sötétebb foltokat ott, ahol nem vártuk.',
        'Az országos átlag mozdulatlan, alatta viszont {districts} járás cserélt helyet.',
      ],
    },
    {
      // Over the years.
      titles: ['{years} év, egyetlen görbe: így változtak {subject}', '{change} százalékos ugrás: mi történt {at}?'],
      leads: [
        '{years} év adatait néztük végig. A változás átlagosan {change} százalék, de az átlag mögött két ország van.',
        'Ha csak egy számot jegyez meg ma: {change} százalék. Elmondjuk, miért.',
        'A görbe {years} éven át emelkedett, most megtört. Óvatosan örülünk.',
      ],
      openings: [
        'Kezdjük a végével: a mutató {change} százalékkal változott, és ebből az utolsó két év adja a nagyobb részt.',
        '{years} évnyi táblázatot fűztünk össze, tizenegy különböző formátumból.',
        'A friss adat mindenkit meglepett, azt is, aki gyűjtötte.',
      ],
    },
    {
      // Behind the average.
      titles: ['Három ábra arról, hová tart az ország: {subject}', 'Amit az átlag eltakar: {subject} közelről'],
      leads: [
        '{years} év adatait néztük végig. A változás átlagosan {change} százalék, de az átlag mögött két ország van.',
        'A legjobb és a legrosszabb járás között ma nagyobb a különbség, mint {years} éve volt. A táblázatunkban bárki megkeresheti a sajátját.',
      ],
      openings: [
        'Egy olvasónk írt {from}: szerinte az átlag nem róla szól. Igaza van.',
        'Ritka, hogy egy ábra magáért beszéljen; ez majdnem ilyen.',
      ],
    },
    {
      // One district.
      titles: ['A {rank}. helyről az élre került a {local} járás'],
      leads: ['A {local} járás a {rank}. helyről indult. Utánajártunk, mit csináltak másképp.'],
      openings: ['A {local} járás adatsora elsőre hibának látszott. Nem volt az.'],
    },
    {
      // Distance.
      titles: ['Kiszámoltuk, mennyit ér egy kilométer: {subject} és a távolság'],
      leads: ['Nem a pénz, hanem a távolság magyarázza a különbség nagy részét. Ez az adatokból is látszik.'],
      openings: [
        'Mit mutat a térkép? Sötétebb foltokat ott, ahol nem vártuk.',
        'A kérdés egyszerűnek látszott: hol kezdődik a változás?',
      ],
    },
    {
      // What is missing.
      titles: [
        'Az adatok {share} százaléka hiányzik, ez is adat',
        'Megnéztük a {of}, és nem azt találtuk, amit kerestünk',
      ],
      leads: [
        'Az adatok {share} százalékát kézzel kellett kigyűjteni. Megmutatjuk, mi jött ki belőle.',
        'Egy egyszerű kérdésre kerestük a választ, és három különböző hivatal három különböző számot adott.',
      ],
      openings: [
        '{years} évnyi táblázatot fűztünk össze, tizenegy különböző formátumból.',
        'Három hivataltól kértük ki ugyanazt az adatot, és három számot kaptunk.',
      ],
    },
  ],
  leads: ['A módszer nyilvános, a táblázat letölthető, a következtetés vitatható.'],
  details: [
    '<strong>Amit mértünk:</strong> {measure}, járásonként, {years} évre visszamenőleg.',
    'A változás országosan {change} százalék, a legfelső tizedben ennek a duplája.',
    '{districts} járásban romlott a helyzet, ezek többsége a megyehatárok mentén fekszik.',
    'A különbség {gap}-szeres a két szélső érték között, {years} éve még csak másfélszeres volt.',
    'A hiányzó adatokat nem pótoltuk becsléssel, a térképen csíkozással jelöltük.',
    'A {local} járás a {rank}. helyen áll, megelőzve több megyeszékhelyet.',
    'Az összefüggés a jövedelemmel közepes, a vasútállomás távolságával erős.',
    'Az adatközlők {share} százaléka válaszolt határidőre.',
    'Az ábrákon az értékek folyó áron szerepelnek, a szövegben reálértéken.',
    'A kiugró pontot kétszer ellenőriztük, a hivatal szerint is helyes.',
  ],
  captions: ['{Subject} járásonként', 'Görbe, amely nem hazudik', 'Adat, közelről'],
};
