import { expect, type Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where something is on the screen, in CSS pixels, once it is visible. `boundingBox` answers null until then, and also
 * when the app puts a newer copy of the element in its place between finding and measuring it.
 */
export const boxOf = async (it: Locator): Promise<Box> => {
  let box: Box | null = null;
  await expect
    // oxlint-disable-next-line own/no-waits -- the one place that has waited
    .poll(async () => (box = await it.boundingBox()), { message: `${it} has a place on the screen` })
    .not.toBeNull();
  return box!;
};
