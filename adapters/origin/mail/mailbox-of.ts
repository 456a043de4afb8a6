import { domainToASCII } from 'node:url';

/** Where letters to an address arrive: only for limits and duplicates. An account belongs to the address as typed. */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [local = ''] = address.slice(0, at).split(/(?<=.)\+/);
  const host = (domainToASCII(address.slice(at + 1)) || address.slice(at + 1)).toLowerCase();
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return `${isGmail ? local.replaceAll('.', '') : local}@${isGmail ? 'gmail.com' : host}`.toLowerCase();
};
