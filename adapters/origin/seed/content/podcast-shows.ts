import type { CoverWish } from '../picture-paths.ts';
import type { SiteKey } from '../seed-site.ts';

export interface Show {
  readonly slug: string;
  readonly name: string;
  readonly site: SiteKey;
  readonly page: string;
  /** Where the notes of its episodes stand, and who writes them. */
  readonly section: string;
  readonly author: string;
  readonly cover: CoverWish;
  readonly description: string;
  /** As podcast directories name it. */
  readonly category: string;
  /** Hours between the first start and the newest episode. */
  readonly newest: number;
  /** What is said of each, newest first; where `article` is given, the notes were written one by one. */
  readonly episodes: readonly {
    readonly slug: string;
    readonly title: string;
    readonly lead: string;
    readonly notes: string;
    readonly article?: string;
  }[];
}

const episode = (
  slug: string,
  title: string,
  lead: string,
  notes: string,
  article?: string,
): Show['episodes'][number] => ({ slug, title, lead, notes, ...(article === undefined ? {} : { article }) });

export const shows: readonly Show[] = [
  {
    slug: 'harmadik-hullamhossz',
    name: 'Harmadik hullámhossz',
    site: 'main',
    page: '/cimke/harmadik-hullamhossz',
    section: 'belfold',
    author: 'szalkay-dorka',
    cover: { motif: 'radio', variant: 1 },
    newest: 7,
    description:
      'Hetente egy közügy, úgy elmesélve, hogy a végén kérdezni is legyen kedvünk. Jegyzőkönyvek, gátak, menetrendek – és azok, akik értük felelnek.',
    category: 'News',
    episodes: [
      episode(
        'gat-es-szandek',
        'Gát és szándék: mire jó egy árvíz utáni jelentés?',
        'A víz levonult, a jelentés elkészült, a gát ugyanott szivárog. Kinek szól az a kétszáz oldal, amelyet mindenki idéz, és senki sem olvas?',
        'Egy gátőr, egy vízügyi mérnök és egy polgármester ugyanarról az éjszakáról beszél. A gátőr szerint a homokzsák nem fogyott el, csak rossz oldalon volt; a mérnök szerint ez mindig így van, és a terv pont erről szól.',
        'harmadik-hullamhossz-gat',
      ),
      episode(
        'ki-irja-a-kiirast',
        'Ki írja a kiírást? Közbeszerzés kezdőknek',
        'Egy játszótéri csúszda ára négy ajánlattal és hetven mellékletben. Végigolvastuk, hogy más ne kelljen.',
        'Halmágyi Eszter három év hirdetményeit szedte szét, és talált egy mondatot, amely tizenegy kiírásban szerepel szóról szóra. Megszólal az is, aki leírta, és azt mondja, másolta.',
      ),
      episode(
        'a-hetedik-oldal',
        'A hetedik oldal: egy eltűnt jegyzőkönyv nyomában',
        'A jegyzőkönyvnek volt hatodik és nyolcadik oldala. A hetedikért pert kellett indítani.',
        'Egy testületi ülés, amelyre mindenki emlékszik, csak másképp. A bíróság végül kiadatta az oldalt: tizennégy sor volt rajta, és az egyikben egy összeg.',
      ),
      episode(
        'tizenegy-gyerek',
        'Tizenegy gyerek és egy iskola',
        'Ha kilencen maradnak, bezár. Ha tizenketten lesznek, kapnak még egy tanítót. Most tizenegyen vannak.',
        'Egy tanév Zsombékhalom alsó tagozatában: egy osztály, négy évfolyam, két testvérpár. A tanítónő szerint nem a létszám a kérdés, hanem a busz, amely háromnegyed kettőkor elmegy.',
      ),
      episode(
        'mennyit-er-egy-szavazat',
        'Mennyit ér egy szavazat? Részvétel, vidék, unalom',
        'Nem félelemből maradnak otthon, hanem mert nem történik semmi. Adatok és egy konyhaasztal.',
        'Három faluban kérdeztük meg ugyanazt a húsz embert kétszer, fél év különbséggel. A részvétel nőtt, a bizalom nem, és ebben senki sem látott ellentmondást.',
      ),
      episode(
        'vonat-menetrend-nelkul',
        'Vonat menetrend nélkül',
        'A pótlóbusz menetrend szerint jár, csak nem azé a vonaté, amelyiket pótolja.',
        'Egy hétig utaztunk ugyanazon a vonalon. A kalauz szerint a legfontosabb készülék a saját telefonja, mert abból tudja meg, hol van a vonat, amelyen ül.',
      ),
      episode(
        'a-lakber-ara',
        'A lakbér ára',
        'Három albérlő, három szerződés, ugyanaz a lépcsőház. A legolcsóbb fizeti a legtöbbet.',
        'Kiderül, mit jelent az „infláció szerint” egy kézzel írt szerződésben, miért nem kér senki számlát, és mennyi idő alatt lehet kiköltözni két bőrönddel.',
      ),
      episode(
        'levelek-a-szerkesztoseghez',
        'Levelek a szerkesztőséghez',
        'Amit megírtunk, és amit válaszul kaptunk. Van köztük javítás, köszönet, és egy recept is.',
        'Évente egyszer felolvassuk a legjobbakat. Idén egy olvasó tizenhét hibát talált egyetlen grafikonban, és mind a tizenhétben igaza volt.',
      ),
    ],
  },
  {
    slug: 'kamatos-kamat',
    name: 'Kamatos kamat',
    site: 'g7',
    page: '/g7/podcast',
    section: 'podcast',
    author: 'tarcsafalvi-noemi',
    cover: { motif: 'coins', variant: 1 },
    newest: 26,
    description:
      'Pénzről érthetően: mire elég, hová tűnik, és mit nem mond el róla a tájékoztató első tizenhárom oldala.',
    category: 'Business',
    episodes: [
      episode('mit-mond-az-inflacio', 'Mit mond az infláció, ha nem kiabál?', '', '', 'kamatos-kamat-inflacio'),
      episode('tartsuk-parnaban', 'Tartsuk párnában? Megtakarítás kis pénzből', '', '', 'kamatos-kamat-parna'),
      episode('a-garazscegek-vege', 'A garázscégek vége', '', '', 'kamatos-kamat-garazscegek'),
      episode('egy-kenyer-utja', 'Egy kenyér útja', '', '', 'kamatos-kamat-kenyer'),
      episode(
        'torlesztes-elott',
        'Törlesztés előtt: öt kérdés a bankhoz',
        'Amit az ügyfél nem kérdez meg, azt a tájékoztató a 14. oldalon elmondja. Addigra alá van írva.',
        'Egy volt hitelügyintéző sorolja, mit hallgatott el, mert nem kérdezték. A teljes hiteldíjmutató csak a harmadik helyen áll a listáján.',
      ),
      episode(
        'aki-nyugdijra-gyujt',
        'Aki nyugdíjra gyűjt, és aki nem tud',
        'Harmincöt év, havi húszezer forint. Kiszámoltuk, és utána megkérdeztük azt, akinek nincs húszezre.',
        'Két kolléganő ugyanannál a cégnél, ugyanazzal a fizetéssel. Az egyiknek van lakása. Ennyi a különbség, és ennyi elég.',
      ),
      episode(
        'negynapos-het',
        'Négynapos hét, ötnapos gondok',
        'Egy csomagolóüzem kipróbálta. Pénteken mindenki pihent, csütörtökön senki sem ebédelt.',
        'A vezető a termelékenységről beszél, a műszakvezető a buszjáratról. A kísérlet fél évig tartott; azt is elmondjuk, miért lett vége.',
      ),
      episode(
        'az-adat-nem-velemeny',
        'Az adat nem vélemény, de',
        'Három grafikon ugyanabból a táblázatból, három ellentétes címmel. Mindhárom igaz.',
        'Füzesséry Andor megmutatja, hol kezdődik a tengely, és mit csinál ettől egy főcím. A végén házi feladat is van.',
      ),
    ],
  },
  {
    slug: 'nyolcadik-sor',
    name: 'Nyolcadik sor',
    site: 'after',
    page: '/cimke/nyolcadik-sor',
    section: 'film',
    author: 'bodolai-lilla',
    cover: { motif: 'cinema', variant: 1 },
    newest: 50,
    description:
      'Film, színház, lemez és vacsora a nyolcadik sorból: onnan, ahonnan már mindent látni, de még vissza lehet szólni.',
    category: 'TV & Film',
    episodes: [
      episode(
        'kisvarosi-mozi',
        'Kisvárosi mozi, nagy vászon',
        'Hatvan szék, egy vetítő, és egy gépész, aki a film végén felkapcsolja a villanyt, és megkérdezi, milyen volt.',
        'Öt vidéki mozi öt túlélési módja: van, ahol a pattogatott kukorica tartja el a filmet, és van, ahol a nyugdíjasklub. A legkisebb helyen szerdánként olyasmit adnak, amit máshol be sem mutattak.',
      ),
      episode(
        'a-csend-dramaturgiaja',
        'A csend dramaturgiája',
        'Mennyi ideig lehet hallgatni egy színpadon, mielőtt valaki köhögni kezd?',
        'Egy rendező, egy hangmérnök és egy siket színésznő beszélget arról, mi történik két mondat között. A hangmérnök szerint csend nincs, csak halk szellőző.',
      ),
      episode(
        'lemez-amit-nem-adunk-kolcson',
        'Lemez, amit nem adunk kölcsön',
        'Négy vendég, négy borító, négy történet arról, hogyan nem jött vissza az előző példány.',
        'Szóba kerül egy karcos második szám, amely nélkül az ember már nem is ismerné meg a dalt, és egy válás, amelyben a lemezekről szólt a leghosszabb bekezdés.',
      ),
      episode(
        'sorozatok-kozepe',
        'Mi történik a sorozatok közepén?',
        'Az első rész mindig jó, az utolsóról mindenki beszél. Mi a középsőt néztük meg, ötször.',
        'Egy forgatókönyvíró elárulja, hogyan kell huszonkét percen át semmit sem történtetni úgy, hogy közben elfogyjon a vacsora. A válasz: ajtókkal.',
      ),
      episode(
        'a-palacsinta-elmelete',
        'A palacsinta elmélete',
        'Az első mindig elromlik. Vajon a főzésről szól ez, vagy mindenről?',
        'Zsombolyai Ferenc a konyhából jelentkezik, és közben bemutatja, miért hallatszik a jó tészta. Recept nincs, arány van.',
      ),
      episode(
        'festivalrol-haza',
        'Fesztiválról haza, gyalog',
        'Az utolsó busz elment, a zene még szól. Kilenc kilométer beszélgetés négy idegennel.',
        'Hajnali felvétel sátorral a háton. Kiderül, ki mit hallott ugyanabból a koncertből, és hogy a legtöbben a hangbeállásra emlékeznek.',
      ),
      episode(
        'betuk-a-falon',
        'Betűk a falon',
        'Cégérek, feliratok, házszámok: egy grafikus végigsétált a körúton, és mindenhol megállt.',
        'Miért szép az, ami kopik, és ki festi újra? A sétából térkép is készült, a házszámokat pedig mindenki ellenőrizheti.',
      ),
      episode(
        'taps-vagy-sohaj',
        'Taps vagy sóhaj?',
        'Mit kezd a kritikus azzal, hogy sírt, pedig rossz volt az előadás?',
        'Bodolai Lilla és vendége ugyanarról az estéről írt két ellentétes bírálatot. Az adás végére egyikük sem győzte meg a másikat, de kezet fogtak.',
      ),
    ],
  },
  {
    slug: 'ketszemelyes-asztal',
    name: 'Kétszemélyes asztal',
    site: 'karakter',
    page: '/cimke/ketszemelyes-asztal',
    section: 'eletut',
    author: 'lorincz-vass-julia',
    cover: { motif: 'table', variant: 2 },
    newest: 74,
    description:
      'Két szék, egy asztal, egy életút. Beszélgetések emberekkel, akik nem készültek arra, hogy valaki megkérdezi őket.',
    category: 'Society & Culture',
    episodes: [
      episode(
        'a-falu-utolso-orasa',
        'A falu utolsó órása',
        'Hetvenkilenc éves, naponta kétszer húzza fel a templomórát, és karórát sosem hordott.',
        'Pataky Ignác szerint az idő nem telik, csak jár. Mesél a fiáról, aki digitális kijelzőket forgalmaz, és arról, mennyit késhet egy toronyóra, mielőtt valaki szól.',
      ),
      episode(
        'ket-fotel',
        'Két fotel: negyven év egy házasságban',
        'Ugyanazt kérdeztük tőlük külön szobában. Egyetlen válaszuk egyezett.',
        'Az adás első felében Erzsi, a másodikban Gyula beszél. A közös válasz a vasárnapi húslevesre vonatkozik, és nem árulnánk el, mert kedves.',
      ),
      episode(
        'aki-visszajott',
        'Aki visszajött',
        'Tizennégy évet élt Grazban, aztán megvette a nagyanyja házát. Nem vállalkozni jött, hanem lakni.',
        'Mit mond a szomszéd, ha az ember délelőtt otthon van? Hogyan lehet fát venni januárban? És mikor mondja ki valaki először, hogy „nálunk”?',
      ),
      episode(
        'ejszakai-noverek',
        'Éjszakai nővérek',
        'Hajnali háromkor mindenki ugyanazt kérdezi: hány óra van.',
        'Két ápolónő ül a beszélgetőasztalnál műszak után. Arról beszélnek, mit visz haza az ember egy osztályról, és mit nem szabad.',
      ),
      episode(
        'a-masodik-anyanyelv',
        'A második anyanyelv',
        'Otthon jelelt, az iskolában beszélt, és sokáig azt hitte, mindenki tolmácsol a szüleinek.',
        'Siket szülők halló gyerekei mesélnek hivatalról, szülői értekezletről, szerelemről. A beszélgetés leirata a cikkben teljes.',
      ),
      episode(
        'kert-keritesek-nelkul',
        'Kert kerítések nélkül',
        'Tizenegy lakás, egy udvar, huszonhat magaságyás. És egy vita a petrezselyemről, amely két évig tartott.',
        'Hogyan lesz szomszéd abból, akivel addig a kukán veszekedtünk? A lakók elmondják, melyik szabályt írták le, és melyiket nem kellett.',
      ),
      episode(
        'maratoni-kezdet',
        'Ötvenkilenc évesen az első maraton',
        'Nem fogyni akart. Meg akarta tudni, milyen az, amikor az ember nem ér rá másra gondolni.',
        'Ványai Teréz könyvelő volt, amíg futni nem kezdett, és most is az. A célban a főnöke várta, virággal és a negyedéves zárással.',
      ),
    ],
  },
];
