import { expect, it } from 'vitest';
import { findContent } from './find-content.ts';

const looking = () => {
  const waits: number[] = [];
  const content = findContent({ wait: async (ms) => void waits.push(ms) });
  return { content, waits };
};

it('loads until it has found content, with pauses, and then no more', async () => {
  const { content, waits } = looking();
  const responses = [false, false, true];
  const load = async (): Promise<boolean> => {
    expect(content.isFound()).toBe(false);
    return responses.shift() ?? false;
  };
  await content.until(() => false, load);
  expect([content.isFound(), waits]).toEqual([true, [2_000, 2_000]]);
  await content.until(() => false, load);
  expect([content.isFound(), responses]).toEqual([true, []]);
});

it('ends when the node stops or has its response elsewhere', async () => {
  const { content, waits } = looking();
  await content.until(
    () => waits.length > 0,
    async () => false,
  );
  expect([content.isFound(), waits]).toEqual([false, [2_000]]);
});
