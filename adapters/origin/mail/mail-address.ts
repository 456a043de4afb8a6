/** An address that one letter can be sent to. */
export type MailAddress = string & { readonly mailAddress: true };

/** RFC 5321 allows no longer one in a command. */
const longest = 254;

const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** A last label is of letters, in its own script or in punycode (RFC 5890, A-label). */
const topLevel = String.raw`(?:\p{L}[\p{L}\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])`;

/** No list, no name beside it, nothing that could end a header's line. */
const shape = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:${label}\.)+${topLevel}$`, 'u');

/** The address that somebody typed, its host in small letters; null when no letter can be sent there. */
export const mailAddressOf = (typed: string): MailAddress | null => {
  const address = typed.trim().normalize('NFC');
  if (address.length > longest || !shape.test(address)) return null;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${address.slice(at).toLowerCase()}` as MailAddress;
};
