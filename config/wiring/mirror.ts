import { mirrorWords } from '#adapters/mirror/hu.ts';
import { writeMirror } from '#adapters/mirror/write-mirror.ts';
import { timeOf } from '#adapters/process/time.ts';
import { resources } from '#adapters/web/endpoints/resources.ts';
import type { Mirror } from '#cli/installation/mirror.ts';
import { firstSegment } from '#core/addresses/paths/first-segment.ts';
import { compileResources } from '#core/addresses/routes/resources.ts';
import { readEnvironment } from '../settings/environment.ts';
import { sitesOf } from './installation.ts';
import { renderNotices } from './render.tsx';

const day = (unixMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat('hu', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(unixMs);

/** Needs no database: it asks the running site as a reader does. */
export const mirror: Mirror = async (order, tell, signal) => {
  const reading = readEnvironment(process.env);
  if (!reading.ok) return { failed: 'environment', about: reading.errors.join('\n') };
  const { time } = timeOf(reading.environment);
  const sites = sitesOf(reading.environment);
  const { includes } = compileResources(resources);
  const text = mirrorWords.notice(day(time.now(), sites[0].timeZone));
  const notice = {
    id: 'tukor',
    text,
    level: 'info',
    until: 0,
    link: null,
    sites: null,
    audience: 'everybody',
    required: true,
  } as const;
  return writeMirror(order, {
    origins: [...new Set(sites.map(({ origin }) => origin))],
    isPage: ({ pathname }) => !includes(pathname, firstSegment(pathname)),
    notice: renderNotices([notice], { noticeScript: '' }),
    time,
    tell,
    signal,
  });
};
