import type { Page } from '#core/pages/page.ts';

/** Loaded on the first navigation within the app. */
export const applyHead = async (page: Page): Promise<void> => (await import('./apply-head.ts')).applyHead(page);
