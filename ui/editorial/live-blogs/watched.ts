import type { Frame } from '#core/pages/page-frame.ts';

export const watched = (path: string, version: number, { renderedAt }: Pick<Frame, 'renderedAt'>) => ({
  'data-wake': '',
  'data-watch': `${path} ${version} ${renderedAt}`,
});
