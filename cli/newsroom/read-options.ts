import { Argument, Option } from 'commander';
import { localTime } from '#core/wording/local-time.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { readTime as readLoggedTime } from '../logs/log-time.ts';

const rolesOf = (sites: readonly Site[]): readonly string[] => sites.map(({ role }) => role);

/** A site by its part in the family or by its slug. */
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

/** Unix seconds of what an editor typed: without a zone it is the newsroom's own time. Null when it is no time. */
export const readTime =
  (zone: string) =>
  (text: string): number | null => {
    const at = readLoggedTime(text);
    if (Number.isNaN(at)) return null;
    if (/^-?\d+$|(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) || /^-?\d+$/.test(text)) return Math.floor(at);
    const { year, month, day, hour, minute } = localTime(at, zone);
    return Math.floor(at - (Date.UTC(year, month - 1, day, hour, minute) / 1000 - Math.floor(at / 60) * 60));
  };
