import { describe, expect, it } from 'vitest';
import { run } from '../../cli.fake.ts';

describe('a rule that there is not', () => {
  it.each([
    ['truncat', 'truncate'],
    ['Redirect', 'redirect'],
    ['image_variant', 'image-variant'],
    ['merge', 'live-merge'],
    ['fixture-staus', 'fixture-status'],
  ])('%s may be meant for %s', async (typed, meant) => {
    const ran = await run(['ask', typed]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(meant);
  });

  it('has no suggestion if no other rule is similar', async () => {
    expect((await run(['ask', 'qqqqqqqq'])).err).toBe('nincs ilyen szabály: qqqqqqqq (mind: ask --list)\n');
  });
});
