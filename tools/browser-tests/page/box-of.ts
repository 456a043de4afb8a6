import { expect, type Locator } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** CSS pixels. `boundingBox` is null until the element is visible, or while the app replaces it. */
export const boxOf = async (it: Locator): Promise<Box> => {
  let box: Box | null = null;
  await expect
    // oxlint-disable-next-line own/no-waits -- the one place that has waited
    .poll(async () => (box = await it.boundingBox()), { message: `${it} has a place on the screen` })
    .not.toBeNull();
  return box!;
};
