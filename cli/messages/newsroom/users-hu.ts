import { number } from '../counted/counted-hu.ts';
import type { UsersMessages } from './users-messages.ts';

export const usersHu: UsersMessages = {
  commands: {
    users: 'a szerkesztőség fiókjai',
    add: 'fiók készítése, vagy egy megszüntetett újranyitása; a jelszót a terminálról vagy a bemenetről kéri',
    list: 'a fiókok, cím szerint',
    disable: 'fiók azonnali megszüntetése: mindenhonnan kilépteti',
    removePasskeys: 'minden belépési kulcs törlése: mindenhonnan kilépteti',
    resetOtp: 'új egyszer használatos kódok, ha a készülék elveszett: mindenhonnan kilépteti',
    link: 'egy belépési szolgáltató (OpenID Connect) személyének beengedése a fiókba',
    unlink: 'ennek visszavonása: a fiókot mindenhonnan kilépteti',
  },
  name: 'a fiók gazdájának neve',
  issuer: 'a szolgáltató címe, ahogy magát nevezi (OIDC_ISSUER)',
  subject: 'ahogy a szolgáltató a személyt nevezi (sub)',
  linked: (email) => `a szolgáltatóval is beléphet: ${email}`,
  passkeysRemoved: (email) => `nincs több belépési kulcsa, mindenhonnan kilépett: ${email}`,
  unlinked: (email) => `ezzel már nem léphet be, mindenhonnan kilépett: ${email}`,
  password: 'Jelszó (nem látszik): ',
  passwordAgain: 'Még egyszer: ',
  passwordsDiffer: 'a két jelszó nem egyforma, nem készült fiók',
  passwordLength: (fewest, max) =>
    `a jelszó legalább ${number(fewest)} és legfeljebb ${number(max)} jelből álljon; nem készült fiók`,
  scan: 'Olvasd be a kódmondó alkalmazással (TOTP):',
  secret: (secret) => `vagy írd be kézzel: ${secret}`,
  recovery: 'Tartalék kódok, ha a készülék elveszne (mindegyik egyszer nyit):',
  shownOnce: 'Ez most látható utoljára.',
  added: (email) => `elkészült: ${email}`,
  disabled: (email) => `megszűnt, mindenhonnan kilépett: ${email}`,
  reset: (email) => `új kódok készültek, mindenhonnan kilépett: ${email}`,
  columns: {
    email: 'cím',
    name: 'név',
    state: 'állapot',
    sessions: 'belépve',
    recoveryCodes: 'tartalék kód',
    passkeys: 'belépési kulcs',
    links: 'kötés',
    made: 'készült',
  },
  states: { active: 'él', toEnrol: 'felvételre vár', disabled: 'megszüntetve' },
};
