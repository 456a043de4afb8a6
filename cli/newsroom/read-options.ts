import { Argument, Option } from 'commander';
import { zoneOffset } from '#core/wording/local-time.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { readTime as readLoggedTime } from '../logs/log-time.ts';

const rolesOf = (sites: readonly Site[]): readonly string[] => sites.map(({ role }) => role);

const roleOf =
  (sites: readonly Site[]) =>
  (text: string): string =>
    sites.find(({ slug, role }) => text === role || text === slug)?.role ?? text;

const choosing = <Chooser extends Option | Argument>(chooser: Chooser, sites: readonly Site[]): Chooser => {
  chooser.choices(rolesOf(sites));
  const choose = chooser.parseArg;
  chooser.argParser((text: string, previous: unknown) => choose?.(roleOf(sites)(text), previous as never));
  return chooser;
};

export const siteArgument = (sites: readonly Site[]): Argument => choosing(new Argument('<site>'), sites);
export const siteOption = (sites: readonly Site[], description: string): Option =>
  choosing(new Option('--site <site>', description), sites);

const day = 86_400;

/** Unix seconds. Local time by default; the first of two at a clock change. Null for invalid or skipped times. */
export const readTime =
  (zone: string) =>
  (text: string): number | null => {
    const read = Math.floor(readLoggedTime(text));
    if (Number.isNaN(read)) return null;
    if (/^-?\d+$|(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) || /^-?\d+$/.test(text)) return read;
    const moments = [read - day, read + day].map((near) => read - zoneOffset(near, zone));
    return moments.find((at) => at + zoneOffset(at, zone) === read) ?? null;
  };
