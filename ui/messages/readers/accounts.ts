import type { Payment } from '#core/ports/reader-accounts.ts';
import type { ReaderNotice, ReaderProblem } from '#core/pages/readers/support/reader-step.ts';

const minute = 60;
const maxSeconds = 90;

const speakWait = (seconds: number): string =>
  seconds > maxSeconds ? `${Math.ceil(seconds / minute)} percet` : `${Math.ceil(seconds)} másodpercet`;

export const accountMessages = {
  email: 'E-mail-cím',
  code: 'Hatjegyű kód',
  codeHint: 'A levélben áll, a hivatkozás mellett. Öt próbálkozás vagy negyedóra után nem használható.',
  signIn: 'Belépés',
  signOut: 'Kilépés',
  ask: {
    lead: 'Jelszó nincs. Add meg az e-mail-címedet, és a levélben kapott hivatkozással vagy kóddal léphetsz be.',
    hint: 'Ha még nincs fiókod, az első belépéskor létrejön. Másra nem használjuk a címedet.',
    send: 'Kérem a levelet',
    asked: 'Kértél már levelet?',
    typeCode: 'Írd be a kódját',
    passTitle: 'Hivatkozást kaptál a szerkesztőségtől?',
    pass: 'Nyisd meg, és írd be mellé a kódot, amelyet vele együtt küldtünk.',
  },
  sent: {
    lead: 'Ha ezzel a címmel be lehet lépni, perceken belül ott a levél. Nyisd meg benne a hivatkozást ebben a böngészőben, vagy írd be ide a hatjegyű kódját. Mindkettő negyedóráig jó.',
    late: 'Nem jött meg? Nézd meg a levélszemét között is, és azt is, jól írtad-e be a címedet. Egy címre rövid időn belül csak néhány levelet küldünk: ha már többet kértél, várj negyedórát.',
    again: 'Új levelet kérek',
  },
  elsewhere: {
    lead: 'Ezt a hivatkozást nem ebben a böngészőben kérted, ezért a kódja is kell hozzá. Írd be azt a hatjegyű kódot, amelyet a hivatkozással együtt kaptál.',
    signedIn: 'Ebben a böngészőben már be vagy lépve.',
    toProfile: 'Megnézem a fiókomat',
    why: 'A levelezők megnyitják a hivatkozásokat, mielőtt te tennéd. Kód nélkül ezért senkit sem léptetünk be velük.',
  },
  account: {
    since: 'Fiókod kezdete:',
    articles: 'Hozzáférésed',
    articlesUntil: 'A támogatóinknak szóló cikkek eddig nyitva állnak előtted:',
    articlesNone: 'A támogatóinknak szóló cikkeknek most csak az eleje nyílik meg.',
    support: 'Így támogathatsz minket',
  },
  payments: {
    title: 'Támogatásaid',
    none: 'Ehhez a fiókhoz nem tartozik támogatás.',
    periods: { month: 'havonta', year: 'évente', once: 'egyszeri' } satisfies Record<Payment['period'], string>,
    signs: { HUF: 'Ft', RON: 'Lei' } as Readonly<Record<string, string>>,
    states: {
      active: 'Él.',
      cancelled: 'Lemondtad.',
      over: 'Véget ért.',
    } satisfies Record<Payment['state'], string>,
    paidUntil: 'Kifizetve eddig:',
    openUntil: 'Eddig még nyitva marad minden:',
    cancel: 'Lemondom',
    cancelOf: (title: string) => `Lemondom: ${title}`,
    cancelLead: 'Többet nem vonunk le. Amit már kifizettél, azt végigolvashatod.',
    cancelLeadOnce: 'Utána a támogatóinknak szóló cikkeknek csak az eleje nyílik meg.',
    confirm: 'Igen, lemondom',
  },
  newsletters: {
    title: 'Hírleveleid',
    none: 'Most egy hírlevelünk sincs.',
    on: 'Feliratkoztál rá.',
    waiting: 'Megerősítésre vár: nyomd meg a gombot a levélben, amelyet küldtünk.',
    subscribe: 'Feliratkozom',
    subscribeTo: (title: string) => `Feliratkozom: ${title}`,
    unsubscribe: 'Leiratkozom',
    unsubscribeFrom: (title: string) => `Leiratkozom: ${title}`,
  },
  data: {
    title: 'Adataid',
    lead: 'Egy fájlban odaadjuk mindazt, amit a fiókodról őrzünk.',
    download: 'Letöltöm az adataimat',
  },
  leave: {
    title: 'Kilépés',
    lead: 'Ezen a készüléken. Közös gépen a végén mindig lépj ki.',
  },
  remove: {
    title: 'Fiók törlése',
    lead: 'A törlés azonnali, és nem vonható vissza. Ezzel véget ér:',
    ends: [
      'minden támogatásod, és vele a hozzáférésed, akkor is, ha már kifizetted',
      'minden hírleveled',
      'minden értesítésed arról, amit a fiókodba lépve követsz, minden készülékeden',
      'a belépésed minden készülékeden',
    ],
    word: 'törlés',
    label: 'Ha biztosan ezt szeretnéd, írd be: törlés',
    confirm: 'Törlöm a fiókomat',
  },
  pass: {
    lead: 'Be vagy léptetve: ezen a készüléken végigolvashatod azokat a cikkeket is, amelyek támogatóinknak szólnak.',
    until: 'A hozzáférésed eddig érvényes:',
    note: 'Közös készüléken a végén lépj ki. Utána új hivatkozás és kód kell a belépéshez.',
    account: 'Hírlevelekhez és saját fiókhoz lépj be az e-mail-címeddel.',
    toAccount: 'Belépés e-mail-címmel',
  },
  away: {
    lead: 'Be vagy lépve, de a fiókod adatait most nem érjük el. Semmi sem veszett el.',
    again: 'Újra megnézem',
  },
  deleted: {
    lead: 'Véget értek a támogatásaid és a hírleveleid, és minden készülékeden kiléptél.',
    note: 'Ha meggondolod magad, ugyanezzel az e-mail-címmel bármikor kezdhetsz új fiókot. A régi adatok nem térnek vissza.',
    home: 'Vissza a címlapra',
  },
} as const;

const notices: Readonly<Record<ReaderNotice, string>> = {
  'signed-out': 'Kiléptél ezen a készüléken.',
  'session-over': 'Véget ért a belépésed vagy a hozzáférésed. Lépj be újra.',
  'newsletter-on': 'Feliratkoztál. A következő szám már hozzád is megérkezik.',
  'newsletter-off': 'Leiratkoztál. Ezt a hírlevelet többet nem küldjük.',
  cancelled: 'Lemondtad. Amit kifizettél, azt még végigolvashatod.',
};

export const speakReaderNotice = (notice: ReaderNotice): string => notices[notice];

export const speakReaderProblem = (problem: ReaderProblem): string => {
  switch (problem.kind) {
    case 'email-missing':
      return 'Írd be az e-mail-címedet.';
    case 'email-wrong':
      return 'Ez nem lehet e-mail-cím. Nézd meg, nincs-e benne elírás: így néz ki, nev@szolgaltato.hu.';
    case 'code-missing':
      return 'Írd be a levélben álló hatjegyű kódot.';
    case 'code-refused':
      return 'Ez a kód nem jó, vagy már nem használható. Nézd meg a legutóbbi levelet, vagy kérj újat.';
    case 'link-refused':
      return 'Ezzel a hivatkozással itt nem tudunk beléptetni: lejárt, felhasználtad, vagy egy korábbi levélben áll. Írd be a kódját, vagy kérj új levelet.';
    case 'asked-over':
      return 'Ebből a böngészőből most nincs érvényes kérésed: letelt a negyedóra, vagy nem fogad sütiket. Kérj új levelet.';
    case 'deletion-unconfirmed':
      return 'Nem töröltünk semmit. Ha biztosan ezt szeretnéd, írd be ide ezt a szót: törlés.';
    case 'wait':
      return `Túl sok próbálkozás jött innen. Várj ${speakWait(problem.seconds)}, aztán próbáld újra.`;
    case 'unavailable':
      return 'Ez most nem működik. Próbáld újra egy perc múlva.';
    case 'half-signed-out':
      return 'Ez a böngésző kilépett, de a kilépést nem tudtuk mindenütt érvényesíteni. Lépj be, és próbáld újra.';
  }
};
