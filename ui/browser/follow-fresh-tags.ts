import { speakUpdateTag } from '#core/wording/hu-dates.ts';
import { updateTag } from '#core/wording/update-tag.ts';
import { keepTold } from '../window/keep-told.ts';
import { secondNow } from '../window/now.ts';

const tell = (): void => {
  const now = secondNow();
  for (const tag of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = updateTag(0, Number(tag.dataset.fresh), now);
    tag.hidden = fresh === null;
    if (fresh) tag.textContent = speakUpdateTag(fresh);
  }
};

/** Removes the tags after ten minutes (R21). */
export const followFreshTags = (): void => keepTold(tell);
