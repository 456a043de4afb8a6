import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appDevice, playsNatively } from './app-device.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36';

it.each([
  [phone, 5, true],
  [mac, 5, true],
  [mac, 0, false],
  [android, 5, false],
  ['', 0, false],
])('%s with %i points of touch: iOS is %s', (userAgent, touchPoints, isIos) => {
  expect(appDevice({ userAgent, touchPoints, build: null })).toEqual({ isIos, appBuildNumber: null });
});

it('a build number has digits only', () => {
  const buildOf = (build: string | null) => appDevice({ userAgent: android, touchPoints: 5, build }).appBuildNumber;
  expect([buildOf('412'), buildOf('0'), buildOf('007')]).toEqual([412, 0, 7]);
  for (const build of [null, '', '-1', '1.5', '1e3', '4 12', '1234567890', '٤١٢']) expect(buildOf(build)).toBeNull();
  fc.assert(
    fc.property(fc.string(), (build) => {
      const read = buildOf(build);
      expect(read === null || String(read) === build.replace(/^0+(?=.)/, '')).toBe(true);
    }),
  );
});

it('the app plays from the first build with commands on, and when it sends no build number', () => {
  const plays = (appBuildNumber: number | null) => playsNatively({ isIos: true, appBuildNumber }, 300);
  expect([plays(299), plays(300), plays(301), plays(null)]).toEqual([false, true, true, true]);
});
