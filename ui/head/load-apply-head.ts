import type { Page } from '#core/pages/page.ts';

/** Tells the document which page it is now; what does so is loaded when a reader first goes on within the app. */
export const applyHead = async (page: Page): Promise<void> => (await import('./apply-head.ts')).applyHead(page);
