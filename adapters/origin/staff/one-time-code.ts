import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const [stepSeconds, digits, secretBytes] = [30, 6, 20];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding. */
export const base32 = (bytes: Buffer): string => {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    [value, bits] = [((value << 8) | byte) & 0xffff, bits + 8];
    for (; bits >= 5; bits -= 5) text += letters[(value >> (bits - 5)) & 31];
  }
  return bits === 0 ? text : text + letters[(value << (5 - bits)) & 31];
};

const bytesOf = (text: string): Buffer => {
  const bytes: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of text) {
    [value, bits] = [((value << 5) | letters.indexOf(letter)) & 0xffff, bits + 5];
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 255);
  }
  return Buffer.from(bytes);
};

/** 160 bits (RFC 4226). */
export const newOtpSecret = (): string => base32(randomBytes(secretBytes));

export const stepAt = (now: number): number => Math.floor(now / stepSeconds);

/** RFC 6238 with SHA-1 and six digits: every authenticator app supports it. */
export const codeOf = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
};

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The matching time step, at most one off for clock skew; null for a wrong code. */
export const stepOf = (secret: string, typed: string, now: number): number | null => {
  if (!/^\d{6}$/.test(typed)) return null;
  const steps = [-1, 0, 1].map((by) => stepAt(now) + by);
  return steps.find((step) => isSame(codeOf(secret, step), typed)) ?? null;
};

/** Parameters with default values are left out. */
export const enrolmentAddress = (issuer: string, email: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
