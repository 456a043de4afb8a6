import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readFanSettings, writeFanSettings } from './fan-settings.ts';

it('the choices of a fan survive a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.boolean(), (delay, hidesResults) => {
      expect(readFanSettings(writeFanSettings({ delay, hidesResults }))).toEqual({ delay, hidesResults });
    }),
  );
});

it('ignores invalid stored values and limits the delay', () => {
  expect(readFanSettings('')).toEqual({ delay: 0, hidesResults: false });
  expect(readFanSettings('x late')).toEqual({ delay: 0, hidesResults: false });
  expect(readFanSettings('900 late hide')).toEqual({ delay: 90, hidesResults: true });
  fc.assert(
    fc.property(fc.string(), (written) => {
      const { delay } = readFanSettings(written);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(90);
    }),
  );
});
