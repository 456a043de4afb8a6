import { Problem } from './problem.ts';

export interface Address {
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, string>>;
}

const maxLength = 8192;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Problem(400, 'The path has invalid percent-encoding');
  }
};

/** Throws 414 over 8 KiB, 400 for broken percent-encoding. */
export const readAddress = (target: string): Address => {
  if (target.length > maxLength) throw new Problem(414, `The URL is longer than ${maxLength} characters`);
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const values = new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
  return { segments: path.split('/').slice(1).map(decoded), query: Object.fromEntries([...values].reverse()) };
};
