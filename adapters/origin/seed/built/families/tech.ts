import { devices } from '../desks/devices.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const tools = [
  { tool: 'a parkolóalkalmazás', toolObject: 'a parkolóalkalmazást', kind: 'alkalmazás' },
  { tool: 'az e-napló', toolObject: 'az e-naplót', kind: 'rendszer' },
  { tool: 'a jegyvásárló felület', toolObject: 'a jegyvásárló felületet', kind: 'felület' },
  { tool: 'a közösségi internet', toolObject: 'a közösségi internetet', kind: 'hálózat' },
  { tool: 'az okosmérő', toolObject: 'az okosmérőt', kind: 'eszköz' },
  { tool: 'a fordítóprogram', toolObject: 'a fordítóprogramot', kind: 'program' },
  { tool: 'a kamerarendszer', toolObject: 'a kamerarendszert', kind: 'rendszer' },
  { tool: 'a nyílt térkép', toolObject: 'a nyílt térképet', kind: 'adatbázis' },
] as const;

/** Machines and networks, from the users' end. */
export const tech: Family = {
  id: 'tech',
  desk: devices,
  authors: ['orsi-botond'],
  motifs: ['circuit', 'phone', 'curve', 'hands'],
  appears: [{ site: 'main', section: 'tech', count: 69 }],
  tags: ['kiberbiztonság', 'adatvédelem', 'telefon', 'mesterséges intelligencia', 'internet', 'fejlesztés'],
  roles: ['fejlesztő', 'rendszergazda', 'informatikai vezető', 'biztonsági kutató', 'termékfelelős'],
  otherRoles: ['adatvédelmi szakjogász', 'informatikatanár', 'etikus hacker', 'felhasználó', 'egyetemi oktató'],
  facts: (draw) => ({
    ...draw.next(tools),
    users: figure(draw.step(3400, 186_000, 200)),
    hours: String(draw.whole(3, 31)),
    share: String(draw.step(15, 80, 5)),
    faster: tenths(draw.step(13, 48, 1)),
    days: String(draw.whole(2, 40)),
    lines: figure(draw.step(400, 21_000, 100)),
  }),
  angles: [
    {
      // It was down.
      titles: [
        '{hours} órára leállt {tool}: {users} felhasználót érintett',
        'Papírral helyettesítették {at}: tanulságos a leállás',
      ],
      leads: ['Kedd reggel {hours} órán át nem működött, {users} ember várt. A hiba oka egy lejárt tanúsítvány volt.'],
      openings: [
        'Reggel 7 óra 40 perckor állt le {tool}, és {hours} órán át nem tért magához.',
        'A képernyőn kis piros háromszög villog; a {local} ügyeletes szerint ez jó, mert eddig semmi sem villogott.',
      ],
      details: ['A kiesés {hours} óráig tartott, a mentésből visszaállított adatok hiánytalanok.'],
    },
    {
      // Tried out.
      titles: ['Kipróbáltuk {toolObject}: mire jó, és mire nem?', 'A {kind}, amelyet {share} százalék félreért'],
      leads: [
        'Egy hétig használtuk, feljegyeztük, mikor segített és mikor nem. A mérleg vegyes.',
        'Megkérdeztük, mit lát belőle a gép, és mit nem. A válasz megnyugtatóbb a vártnál.',
      ],
      openings: [
        'A teszthez két telefonra, egy régi nyomtatóra és sok türelemre volt szükség.',
        'Megkérdeztünk húsz embert {at}, mire használják. Tizennyolcan mást mondtak, mint amire készült.',
        'Egy délután alatt megtanulható, egy hét alatt megszerethető, vagy legalább megszokható: {tool}.',
      ],
    },
    {
      // In the open.
      titles: [
        'Két középiskolás írta újra {toolObject}',
        'Nyílt forrású lesz {tool}',
        'Egy {local} garázsból indult, ma {users} ember használja',
      ],
      leads: [
        'A {local} fejlesztők {lines} sornyi kódot tettek közzé, és meghívták a kritikusaikat, hogy javítsák.',
        'Ami {at} két éve kísérlet volt, az ma mindennapi eszköz.',
        'Kevesebb funkció, több felhasználó: ritka irányba fejlődik {tool}.',
      ],
      openings: [
        'A {local} informatikusok egyetlen laptopon futtatják azt, amit ma {users} ember használ.',
        '{lines} sornyi programkód került nyilvánosságra {at}, és senki sem ijedt meg.',
      ],
    },
    {
      // A leak.
      titles: ['Adatok kerültek ki {at}, {days} napig senki sem vette észre'],
      leads: ['{days} nap telt el, mire valaki jelezte a hibát. Az illető egy nyugdíjas könyvtáros.'],
      openings: ['Egy {local} könyvtáros vette észre elsőként, hogy az adatlapján másvalaki neve szerepel.'],
      details: ['A naplók szerint a hibát {days} napon át senki sem használta ki.'],
    },
    {
      // Faster.
      titles: ['{faster}-szer gyorsabb lett, mégis szidják: {tool}', 'Nem kér bejelentkezést {tool}, és ez jó hír'],
      leads: [
        'Gyorsabb, olcsóbb, de nem mindenkinek érthető: {tool} {share} százaléknyi felhasználónak okoz gondot.',
        'Kevesebb funkció, több felhasználó: ritka irányba fejlődik {tool}.',
      ],
      openings: [
        'Megkérdeztünk húsz embert {at}, mire használják. Tizennyolcan mást mondtak, mint amire készült.',
        'A fejlesztők előre szóltak: az első hét döcögni fog. Igazuk lett.',
      ],
      details: ['A mérésünk szerint {faster}-szer gyorsabban tölt be, mint az előző változat.'],
    },
    {
      // A scam.
      titles: ['Így ismerhető fel a legújabb csalás'],
      leads: [
        'A csalók nyelvtana javult, a türelmük nem. Három jel, amire figyelni kell.',
        'A szakértő szerint nem a jelszó a gyenge pont, hanem a sietség. Így lehet kivédeni.',
      ],
      openings: ['Az üzenet udvarias volt, a helyesírása hibátlan, csak éppen nem a bank küldte.'],
    },
  ],
  details: [
    'A {kind} felhasználóinak száma {users}, fél éve még ennek a fele volt.',
    'A felhasználók {share} százaléka sosem nyitotta meg a beállításokat.',
    'A program mérete kisebb, mint egy fénykép.',
    'A személyes adatokat a készüléken tárolja, a kiszolgálóra csak egy összeg kerül.',
    'A karbantartást két ember végzi, az egyikük nappal tanár.',
    'Régi telefonokon is fut, ez külön cél volt.',
    'A hibajelentésekre átlagosan két napon belül válaszolnak.',
  ],
  captions: ['Kijelző {at}, hibaüzenettel', 'Kódsorok és kávé', 'A {local} szerverszoba'],
};
