import type { Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is on the screen, in CSS pixels, once it is visible: `boundingBox` alone answers null until then. */
export const boxOf = async (it: Locator): Promise<Box> => {
  await it.waitFor();
  // oxlint-disable-next-line own/no-waits -- the one place that has waited
  const box = await it.boundingBox();
  if (box === null) throw new Error(`${it} has vanished`);
  return box;
};
