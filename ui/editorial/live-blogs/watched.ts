import type { Frame } from '#core/pages/page-frame.ts';

/** Has a page followed before it is awake: the path, the version that it shows, and when it was made. */
export const watched = (path: string, version: number, { renderedAt }: Pick<Frame, 'renderedAt'>) => ({
  'data-wake': '',
  'data-watch': `${path} ${version} ${renderedAt}`,
});
