import { number } from '../counted/counted-en.ts';
import type { UsersMessages } from './users-messages.ts';

export const usersEn: UsersMessages = {
  commands: {
    users: 'accounts of the newsroom',
    add: 'make an account, or open a disabled one again; the password is read from the terminal or standard input',
    list: 'the accounts, by address',
    disable: 'close an account at once: it is signed out everywhere',
    resetOtp: 'other one-time codes where the device was lost: the account is signed out everywhere',
    link: 'let somebody of a sign-in provider (OpenID Connect) into the account',
    unlink: 'take that back: the account is signed out everywhere',
  },
  name: 'the name of whose account it is',
  issuer: 'the address of the provider, as it calls itself (OIDC_ISSUER)',
  subject: 'what the provider calls the person (sub)',
  linked: (email) => `may sign in by the provider: ${email}`,
  unlinked: (email) => `may not sign in by that any more, and was signed out everywhere: ${email}`,
  password: 'Password (not shown): ',
  passwordAgain: 'Once more: ',
  passwordsDiffer: 'the two passwords differ, no account was made',
  passwordLength: (fewest, max) =>
    `a password has at least ${number(fewest)} and at most ${number(max)} letters; no account was made`,
  scan: 'Scan this with the app that tells codes (TOTP):',
  secret: (secret) => `or type it in: ${secret}`,
  recovery: 'Recovery codes, should the device be lost (each opens once):',
  shownOnce: 'This is not shown again.',
  added: (email) => `made: ${email}`,
  disabled: (email) => `closed, and signed out everywhere: ${email}`,
  reset: (email) => `other codes were made, and it was signed out everywhere: ${email}`,
  columns: {
    email: 'address',
    name: 'name',
    state: 'state',
    sessions: 'signed in',
    recoveryCodes: 'recovery codes',
    links: 'links',
    made: 'made',
  },
  states: { active: 'active', toEnrol: 'to be added again', disabled: 'disabled' },
};
