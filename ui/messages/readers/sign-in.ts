import type { SignInWay } from '#core/pages/readers/login/login-content.ts';
import type { SignInProblem } from '#core/readers/sessions/sign-in-step.ts';

const minute = 60;
const maxSeconds = 90;

const speakWait = (seconds: number): string =>
  seconds > maxSeconds ? `${Math.ceil(seconds / minute)} percet` : `${Math.ceil(seconds)} másodpercet`;

export const signInMessages = {
  email: 'E-mail-cím',
  password: 'Jelszó',
  signIn: 'Belépés',
  code: 'Kód',
  codeLead: 'Írd be a hatjegyű kódot a hitelesítő alkalmazásodból.',
  codeHint: 'Ha nincs nálad a telefonod, az egyik helyreállító kódodat is beírhatod. Mindegyik egyszer használható.',
  startAgain: 'Másik névvel lépek be',
  lead: 'A szerkesztőség előnézete: munkatársi e-mail-cím és jelszó kell hozzá.',
  noAccount: 'Nincs fiókod, vagy nem tudsz belépni? Szólj annak, aki a lap kiszolgálóit üzemelteti.',
  bar: 'Előnézet',
  signOut: 'Kilépés',
  signOutEverywhere: 'Kilépés mindenhol',
  otherWays: 'Belépés másképp',
  passkeys: 'Belépési kulcsok',
  way: (way: SignInWay): string => (way.kind === 'passkey' ? 'Belépési kulccsal' : `Ezzel: ${way.name}`),
} as const;

export const speakSignInProblem = (problem: SignInProblem): string => {
  switch (problem.kind) {
    case 'email-missing':
      return 'Írd be az e-mail-címedet.';
    case 'password-missing':
      return 'Írd be a jelszavadat.';
    case 'code-missing':
      return 'Írd be a kódot.';
    case 'refused':
      return 'Nem ismerünk ilyen e-mail-címet ezzel a jelszóval. Nézd meg mindkettőt, és próbáld újra.';
    case 'code-refused':
      return 'Ez a kód nem jó, vagy már felhasználtad. Várd meg a következőt, és azt írd be.';
    case 'over':
      return 'A kód beírására szánt idő lejárt, vagy elfogytak a próbálkozások. Kezdd újra a jelszavaddal.';
    case 'wait':
      return `Túl sok próbálkozás volt. Várj ${speakWait(problem.seconds)}, aztán próbáld újra: a fiókod nincs letiltva.`;
    case 'provider-refused':
      return 'A külső belépés nem sikerült: megszakadt, vagy ahhoz a fiókhoz itt nem tartozik hozzáférés. Próbáld újra, vagy lépj be a jelszavaddal.';
    case 'provider-unavailable':
      return 'A külső szolgáltatót most nem érjük el. Lépj be a jelszavaddal, vagy próbáld újra egy perc múlva.';
    case 'passkey-refused':
      return 'Ezt a belépési kulcsot itt nem ismerjük, vagy lejárt a kérés. Próbáld újra, vagy lépj be a jelszavaddal.';
    case 'passkey-name-missing':
      return 'Írd be, hogyan hívjuk az új kulcsot.';
    case 'passkey-not-added':
      return 'A kulcsot nem sikerült hozzáadni: lejárt a kérés, már megvan, vagy a készülék nem igazolta, hogy te vagy az. Próbáld újra.';
    case 'sign-in-again':
      return 'A kulcsaid nem változtak: a módosításhoz lépj be újra.';
    case 'unavailable':
      return 'A belépés most nem működik. Próbáld újra egy perc múlva.';
    case 'others-stay':
      return 'Itt kiléptél, de a többi készülékedet most nem értük el. Lépj be, és próbáld újra.';
  }
};
