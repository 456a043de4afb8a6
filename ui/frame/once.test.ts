import { describe, expect, it } from 'vitest';
import { once } from './once.ts';

const item = (url: string) => ({ label: url.slice(1), url });

describe('once', () => {
  it('leaves out what another list has and what came before, in the order of the editors', () => {
    expect(once([item('/c'), item('/a'), item('/b'), item('/c')], [item('/a')])).toEqual([item('/c'), item('/b')]);
    expect(once([], [item('/a')])).toEqual([]);
  });
});
