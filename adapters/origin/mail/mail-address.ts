/** An address that one letter can be sent to. */
export type MailAddress = string & { readonly mailAddress: true };

/** RFC 5321 allows no longer one in a command. */
const longest = 254;

/** No list, no name beside it, nothing that could end a header's line. */
const shape = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** The address that somebody typed, its host in small letters; null when no letter can be sent there. */
export const mailAddressOf = (typed: string): MailAddress | null => {
  const address = typed.trim().normalize('NFC');
  if (address.length > longest || !shape.test(address)) return null;
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}${address.slice(at).toLowerCase()}` as MailAddress;
};
