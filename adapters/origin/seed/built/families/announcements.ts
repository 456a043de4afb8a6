import { notices } from '../desks/notices.ts';
import { figure, tenths } from '../draw.ts';
import type { Family } from '../family.ts';

const senders = [
  { sender: 'Harmat Takarékpénztár', offer: 'diákszámla', offerObject: 'diákszámlát' },
  { sender: 'Sínpár Utazási Egyesület', offer: 'nyári bérlet', offerObject: 'nyári bérletet' },
  { sender: 'Méhes Természetvédő Kör', offer: 'beporzókert', offerObject: 'beporzókertet' },
  { sender: 'Délibáb Energia', offer: 'hőszivattyús program', offerObject: 'hőszivattyús programot' },
  { sender: 'Kőhíd Főiskola', offer: 'esti képzés', offerObject: 'esti képzést' },
  { sender: 'Búzavirág Pékség', offer: 'rozskenyér', offerObject: 'rozskenyeret' },
  { sender: 'Lámpás Könyvkiadó', offer: 'ifjúsági sorozat', offerObject: 'ifjúsági sorozatot' },
  { sender: 'Tiszta Csap Vízmű', offer: 'vízmérőcsere', offerObject: 'vízmérőcserét' },
] as const;

const base: Omit<Family, 'id' | 'appears' | 'tags'> = {
  desk: notices,
  authors: ['tarcsafalvi-noemi'],
  motifs: ['hands', 'radio', 'house', 'letter'],
  roles: ['kommunikációs vezető', 'ügyvezető', 'programfelelős', 'elnök'],
  otherRoles: ['fogyasztóvédő', 'helyi lakos', 'partnerszervezeti vezető', 'ágazati elemző'],
  facts: (draw) => ({
    ...draw.next(senders),
    people: figure(draw.step(240, 12_000, 20)),
    days: String(draw.whole(7, 60)),
    places: String(draw.whole(6, 40)),
    saving: tenths(draw.step(50, 300, 5)),
  }),
  angles: [
    {
      // Something new.
      titles: [
        'Új {offer} {at}: a {sender} közleménye',
        '{places} településen indul el az új {offer}',
        'Az év végéig kérhető az új {offer}',
        'A {sender} {at} mutatta be legújabb kezdeményezését',
        '{days} napos program {at}',
      ],
      leads: [
        'A {sender} új kezdeményezést indít {at}: {offer}, amelyre {days} napon át lehet jelentkezni.',
        '{people} embert ér el az a program, amelyet a {sender} {places} településen hirdetett meg.',
        'A részvétel ingyenes, a helyek száma véges. A {sender} {at} várja az érdeklődőket.',
        'A {sender} {offerObject} indít, amelyet a lakók kérésére alakítottak ki.',
      ],
      openings: [
        'A {sender} bejelentette, hogy {at} is elérhető lesz az új {offer}.',
        'Ünnepélyes keretek között mutatta be {at} új programját a {sender}.',
        'A {sender} a lakossági kérdőív eredményei alapján alakította ki az új {offerObject}.',
        'Két év előkészítés után indul az új {offer} {at}.',
      ],
    },
    {
      // Thanks.
      titles: ['Átadták {at} a díjakat: köszönet az önkénteseknek'],
      leads: ['A {sender} negyedszer adta át az önkéntesek díját {at}.'],
      openings: [
        'Köszönetet mondott önkénteseinek a {sender} {at}.',
        'Az idén először vidéken, {at} rendezte meg éves találkozóját a {sender}.',
      ],
    },
    {
      // Advice.
      titles: ['Ingyenes tanácsadás {at}: {offer}'],
      leads: [
        'A részvétel ingyenes, a helyek száma véges. A {sender} {at} várja az érdeklődőket.',
        'Kérdezzen, mielőtt dönt: a {sender} munkatársai {at} adnak tanácsot.',
      ],
      openings: [
        'Szombaton egész napos bemutatót tart {at} a {sender}.',
        'Új ügyfélpont nyílt {at}, a {sender} munkatársai hétköznap hattól este nyolcig érhetők el.',
      ],
    },
    {
      // Renewal.
      titles: ['Megújul a {sender}: {offer} és hosszabb nyitvatartás'],
      leads: [
        'Egyszerűbb ügyintézés, hosszabb nyitvatartás: a {sender} bemutatta {at}, mi változik.',
        'Megújult felület, régi munkatársak: a {sender} ügyfélszolgálata {at} is elérhető.',
      ],
      openings: [
        '{people} jelentkező, {places} település: ezekkel a számokkal zárta az évet a {sender}.',
        'Új ügyfélpont nyílt {at}, a {sender} munkatársai hétköznap hattól este nyolcig érhetők el.',
      ],
    },
    {
      // Saving.
      titles: ['Így takaríthat meg {saving} százalékot a {sender} szerint'],
      leads: ['A {sender} közleménye szerint a program {saving} százalékos megtakarítást hozhat.'],
      openings: [
        'A {sender} bejelentette, hogy {at} is elérhető lesz az új {offer}.',
        'A {sender} a lakossági kérdőív eredményei alapján alakította ki az új {offerObject}.',
      ],
    },
  ],
  details: [
    'A program {places} településen érhető el, a teljes lista a szervezet honlapján található.',
    'A jelentkezési időszak {days} nap, a visszajelzést két héten belül küldik.',
    'A kezdeményezés eddig {people} embert ért el.',
    'A számítások szerint egy átlagos háztartás {saving} százalékot takaríthat meg.',
    'A részvételhez elegendő egy igazolvány és egy aláírt nyilatkozat.',
    'A helyszín akadálymentes, a bejárat az udvar felől van.',
    'A rendezvényen gyerekfoglalkozás is lesz, saját meseponttal.',
    'A költségeket a szervezet saját forrásból állja.',
    'A munkatársak jelnyelvi tolmácsot is biztosítanak, ezt két nappal előbb kell kérni.',
    'A visszajelzések alapján tavasszal bővítik a kínálatot.',
  ],
  captions: ['Bemutató {at}', 'A {sender} munkatársai {at}', 'Új ügyfélpont {at}'],
};

export const pressReleases: Family = {
  ...base,
  id: 'press-releases',
  appears: [{ site: 'main', section: 'kozlemeny', count: 23 }],
  tags: ['közlemény', 'vidék', 'program'],
};
export const sponsored: Family = {
  ...base,
  id: 'sponsored',
  appears: [{ site: 'main', section: 'tamogatott-tartalom', count: 19 }],
  tags: ['támogatott tartalom', 'megtakarítás', 'otthon'],
};
