import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import type { Page } from '#core/pages/page.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createOpenCopy } from './open-copy.ts';
import type { WantedPage } from './wanted-page.ts';

const page = { route: { name: 'index', params: {} }, frame: { renderedAt: 0 }, head: {}, content: {} } as unknown as Page;
const wanted = { site: { slug: 'lapunk' }, route: { name: 'index', params: {} }, path: '/', query: '' } as unknown as WantedPage;

const freshFor = async (failing: boolean): Promise<number> => {
  let failures = 0;
  const openPage = () => {
    if (failing) failures += 1;
    return okAsync(page);
  };
  const openCopy = createOpenCopy({ openPage, render: () => '', cache: null, headers: [], now: () => 0, makeCurrent: unchanged().makeCurrent, failures: () => failures, log: createLog('silent', () => undefined) });
  const opened = await openCopy(wanted, { staff: false } as never, false);
  return 'copy' in opened ? opened.copy.lifetime.fresh : Number.NaN;
};

describe('a copy', () => {
  it('lives its time when nothing is missing, and seconds when an upstream failed while it was made', async () => {
    expect(await freshFor(false)).toBe(15);
    expect(await freshFor(true)).toBe(3);
  });
});
