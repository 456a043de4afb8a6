import type { SignInWay } from '#core/pages/login/login-content.ts';
import type { SignInProblem } from '#core/sessions/sign-in-step.ts';

const minute = 60;
/** Nobody counts more seconds than these. */
const mostSeconds = 90;

const speakWait = (seconds: number): string =>
  seconds > mostSeconds ? `${Math.ceil(seconds / minute)} percet` : `${Math.ceil(seconds)} másodpercet`;

/** Words of the page on which staff sign in. */
export const signInMessages = {
  email: 'E-mail-cím',
  password: 'Jelszó',
  signIn: 'Belépés',
  code: 'Kód',
  codeLead: 'Írja be a hatjegyű kódot a hitelesítő alkalmazásából.',
  codeHint: 'Ha a telefonja nincs Önnél, az egyik helyreállító kódját is beírhatja. Mindegyik egyszer használható.',
  startAgain: 'Másik névvel lépek be',
  lead: 'A szerkesztőség előnézete: munkatársi e-mail-cím és jelszó kell hozzá.',
  noAccount: 'Nincs fiókja, vagy nem tud belépni? Szóljon annak, aki a lap kiszolgálóit üzemelteti.',
  bar: 'Előnézet',
  signOut: 'Kilépés',
  signOutEverywhere: 'Kilépés mindenhol',
  otherWays: 'Belépés másképp',
  way: (way: SignInWay): string => (way.kind === 'passkey' ? 'Belépési kulccsal' : `Ezzel: ${way.name}`),
} as const;

/** What a visitor can do about it, in words. */
export const speakSignInProblem = (problem: SignInProblem): string => {
  switch (problem.kind) {
    case 'email-missing':
      return 'Írja be az e-mail-címét.';
    case 'password-missing':
      return 'Írja be a jelszavát.';
    case 'code-missing':
      return 'Írja be a kódot.';
    case 'refused':
      return 'Nem ismerünk ilyen e-mail-címet ezzel a jelszóval. Nézze meg mindkettőt, és próbálja újra.';
    case 'code-refused':
      return 'Ez a kód nem jó, vagy már felhasználta. Várja meg a következőt, és azt írja be.';
    case 'over':
      return 'A kód beírására szánt idő lejárt, vagy elfogytak a próbálkozások. Kezdje újra a jelszavával.';
    case 'wait':
      return `Túl sok próbálkozás volt. Várjon ${speakWait(problem.seconds)}, aztán próbálja újra: a fiókja nincs letiltva.`;
    case 'provider-refused':
      return 'A külső belépés nem sikerült: megszakadt, vagy ahhoz a fiókhoz itt nem tartozik hozzáférés. Próbálja újra, vagy lépjen be a jelszavával.';
    case 'provider-unavailable':
      return 'A külső szolgáltatót most nem érjük el. Lépjen be a jelszavával, vagy próbálja újra egy perc múlva.';
    case 'unavailable':
      return 'A belépés most nem működik. Próbálja újra egy perc múlva.';
    case 'others-stay':
      return 'Itt kilépett, de a többi készülékét most nem értük el. Lépjen be, és próbálja újra.';
  }
};
