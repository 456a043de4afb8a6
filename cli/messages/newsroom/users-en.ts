import { number } from '../counted/counted-en.ts';
import type { UsersMessages } from './users-messages.ts';

export const usersEn: UsersMessages = {
  commands: {
    users: 'manage the accounts of the newsroom staff',
    add: 'create an account, or enable a disabled one; reads the password from the terminal or standard input',
    list: 'list the accounts, by email address',
    disable: 'disable an account immediately; ends its sessions',
    removePasskeys: 'delete all passkeys; ends the sessions of the account',
    resetOtp: 'create a new one-time code secret after a device was lost; ends the sessions of the account',
    link: 'let a user of a sign-in provider (OpenID Connect) sign in to the account',
    unlink: 'remove that link; ends the sessions of the account',
  },
  name: 'the name of the person',
  issuer: 'the issuer URL of the provider (OIDC_ISSUER)',
  subject: 'the subject identifier of the person at the provider (sub)',
  linked: (email) => `can now sign in through the provider: ${email}`,
  passkeysRemoved: (email) => `passkeys deleted, sessions ended: ${email}`,
  unlinked: (email) => `can no longer sign in through the provider, sessions ended: ${email}`,
  password: 'Password (not shown): ',
  passwordAgain: 'Repeat the password: ',
  passwordsDiffer: 'the two passwords differ; no account was created',
  passwordLength: (fewest, max) =>
    `the password must have ${number(fewest)} to ${number(max)} characters; no account was created`,
  scan: 'Scan this with an authenticator app (TOTP):',
  secret: (secret) => `or enter the secret: ${secret}`,
  recovery: 'Recovery codes, for a lost device (each works once):',
  shownOnce: 'This is not shown again.',
  added: (email) => `created: ${email}`,
  disabled: (email) => `disabled, sessions ended: ${email}`,
  reset: (email) => `new codes created, sessions ended: ${email}`,
  columns: {
    email: 'email',
    name: 'name',
    state: 'state',
    sessions: 'sessions',
    recoveryCodes: 'recovery codes',
    passkeys: 'passkeys',
    links: 'links',
    made: 'created',
  },
  states: { active: 'active', toEnrol: 'to be added again', disabled: 'disabled' },
};
