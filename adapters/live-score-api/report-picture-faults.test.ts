import { expect, it } from 'vitest';
import { CallFault } from '#adapters/http/call-fault.ts';
import type { LoadedPicture } from './load-picture.ts';
import { reportingPictureFaults } from './report-picture-faults.ts';

const reportsOf = async (loaded: LoadedPicture) => {
  const reports: unknown[] = [];
  let now = 1_000;
  const load = reportingPictureFaults(
    async () => {
      now += 40.4;
      return loaded;
    },
    (...report) => void reports.push(report),
    { monotonic: () => now },
  );
  expect(await load('/livescore/media/team/1.svg')).toBe(loaded);
  return reports;
};

it('reports an unavailable picture with its fault and milliseconds', async () => {
  const fault = new CallFault('status', { status: 503 });
  expect(await reportsOf({ kind: 'unavailable', fault })).toEqual([
    [{ upstream: 'live-score-api', call: 'GET picture', ms: 40 }, fault],
  ]);
});

it('reports neither a loaded nor a missing picture', async () => {
  expect(await reportsOf({ kind: 'picture', webp: Buffer.from('a') })).toEqual([]);
  expect(await reportsOf({ kind: 'none' })).toEqual([]);
});
