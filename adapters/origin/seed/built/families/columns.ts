import { opinionDesk } from '../desks/opinion-desk.ts';
import type { Family } from '../family.ts';

const matters = [
  { matter: 'a menetrend', about: 'a menetrendről' }, { matter: 'a sor', about: 'a sorról' }, { matter: 'a lépcsőház', about: 'a lépcsőházról' }, { matter: 'a csengő', about: 'a csengőről' }, { matter: 'az űrlap', about: 'az űrlapról' }, { matter: 'a pad', about: 'a padról' }, { matter: 'a bocsánatkérés', about: 'a bocsánatkérésről' },
  { matter: 'a helyi érték', about: 'a helyi értékről' }, { matter: 'a csend', about: 'a csendről' }, { matter: 'a szomszéd', about: 'a szomszédról' }, { matter: 'az ígéret', about: 'az ígéretről' }, { matter: 'a kulcs', about: 'a kulcsról' }, { matter: 'az esernyő', about: 'az esernyőről' }, { matter: 'a jegyzőkönyv', about: 'a jegyzőkönyvről' },
] as const;

/** Columns: small things, taken seriously. */
export const columns: Family = {
  id: 'columns', desk: opinionDesk, authors: ['zsombolyai-ferenc', 'halmagyi-eszter'], motifs: ['letter', 'clock', 'table', 'portrait'],
  appears: [{ site: 'main', section: 'velemeny', count: 62 }], tags: ['jegyzet', 'közélet', 'vidék', 'hétköznapok'],
  roles: ['nyugdíjas kalauz', 'könyvtáros', 'zöldséges', 'matematikatanár', 'postás', 'ápolónő', 'kazánfűtő'], otherRoles: ['szerkesztő kollégám', 'a feleségem', 'a házmesterünk', 'egy olvasónk', 'a sarki fodrász'],
  facts: (draw) => ({ ...draw.next(matters), years: String(draw.whole(3, 40)), minutes: String(draw.whole(7, 55)), floors: String(draw.whole(2, 9)) }),
  titles: [
    'Néhány szó {about}', 'Aki {minutes} percet várt, mindent ért', '{Matter}, amelyet senki sem kért', 'Mit tanultam {at} {about}?', 'Nem a pénz hiányzik, hanem {matter}', 'Levél {to} {about}', 'Dicséret és panasz, egy lapon: {matter}', '{years} éve ugyanaz a kérdés', 'Védőbeszéd egy apróság mellett: {matter}', 'Ki vigye le a szemetet, avagy {matter}', 'Szerdán megint ott voltam {at}',
  ],
  leads: [
    'Apróságnak látszik {matter}, pedig ezen látszik meg, mit gondolunk egymásról. Jegyzet, kevés haraggal.', '{minutes} percig álltam {at}, és mire rám került a sor, elfelejtettem, miért jöttem. Azóta is ezen gondolkodom.', 'Nem nagy politika, nem is akar az lenni. Csak {matter}, és ami mögötte van.', 'Van egy elméletem {about}. Nem bizonyított, de eddig senkinek sem sikerült megcáfolnia a lépcsőházunkban.', 'Egy {local} szerda tanulságai, három pontban, amelyekből az egyik panasz.',
    '{years} éve írok, és erről még nem írtam. Ideje volt.', 'Azt mondják, {matter} nem téma. Éppen ezért.', 'Ha nekem kellene törvényt írni, egyetlen mondat volna benne {about}.', 'Amit egy {local} délután megtanít az embernek, azt nem lehet rendeletbe foglalni.', 'Aki szerint ez mindegy, az nem lakott még a {floors}. emeleten.',
  ],
  openings: [
    'Kezdjük azzal, hogy nem értek hozzá. {Matter} mégis mindennap szembejön velem, így lassan szakértője lettem.', '{minutes} perc hosszú idő, ha az ember áll. {At} álltam, és volt alkalmam gondolkodni.', 'A {floors}. emeletről nézve minden egyszerűbb. Lejönni kell hozzá, hogy bonyolult legyen.', 'Van nálunk egy szó, amelyet mindenki használ, és senki sem szeret. Most nem írom le, úgyis tudják.', 'Múlt héten {at} jártam, és láttam valamit, amitől jobb kedvem lett. Sietek leírni, mielőtt elmúlik.',
    'Azt a mondatot, hogy „majd szólunk”, {years} éve hallom, és eddig egyszer szóltak.', 'Ha egy ország állapotára kíváncsi valaki, ne a mutatókat nézze, hanem azt, hogy {matter} milyen állapotban van.', 'Bevallom, én is úgy csinálom, ahogy mások. Csak utána írok róla.', 'Régi vitánk ez otthon, és a vita neve: {matter}.', 'A {local} állomáson egy tábla azt írja ki, hogy a tábla nem működik. Szeretem ezt az őszinteséget.',
  ],
  details: [
    'Nem vagyok híve a nagy szavaknak, ezért kicsikkel mondom: {matter} közös ügy.', 'Számoltam: {minutes} perc naponta, egy évben ez már egy hosszú hétvége.', 'Aki valaha tolt babakocsit vagy bőröndöt, az tudja, hogy a küszöb is politika.', 'A szabály két oldal, a kivétel öt.', 'Egy {local} ismerősöm szerint a türelem is közszolgáltatás, csak nincs rá menetrend.',
    'Kétféle ember van: aki kiírja, és aki letépi.', 'Próbáltam utánajárni, kihez tartozik. Három helyről küldtek a negyedikbe, ott ebédszünet volt.', '{years} év alatt egyszer láttam, hogy valaki bocsánatot kért érte. Azóta neki köszönök előre.', 'Pedig nem kerülne sokba. Egy ember kellene hozzá, akinek ez a dolga, és akit ezért megköszönnek.', 'Gyanítom, hogy a megoldást már kitalálták, csak egy fiókban van, és a fiók beragadt.',
  ],
  captions: ['Egy pad {at}', 'Várakozás, este', 'Hirdetőtábla {at}'],
};
