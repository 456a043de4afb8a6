export type MailAddress = string & { readonly mailAddress: true };

/** RFC 5321: the maximum length in a command. */
const maxLength = 254;

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** RFC 5890: the last label is letters in any script, or punycode (A-label). */
const topLevel = String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])`;

/** One address only: no list, no display name, no character that could end a header line. */
const shape = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:${label}\.)+${topLevel}$`, 'u');

/** Returns the address with a lower-case host, or null if it cannot receive mail. */
export const mailAddressOf = (typed: string): MailAddress | null => {
  const address = typed.trim().normalize('NFC');
  if (address.length > maxLength || !shape.test(address)) return null;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${address.slice(at).toLowerCase()}` as MailAddress;
};
