import { speakUpdateTag } from '#core/wording/hu.ts';
import { updateTag } from '#core/wording/update-tag.ts';

/** Milliseconds between two looks at the clock (spec §9). */
const beat = 15_000;

const tell = (): void => {
  const now = Math.floor(Date.now() / 1000);
  for (const tag of document.querySelectorAll<HTMLElement>('[data-fresh]')) {
    const fresh = updateTag(0, Number(tag.dataset.fresh), now);
    tag.hidden = fresh === null;
    if (fresh) tag.textContent = speakUpdateTag(fresh);
  }
};

/** Keeps the tags of fresh updates true, and takes them away after ten minutes (R21). */
export const followFreshTags = (): void => {
  tell();
  setInterval(() => document.hidden || tell(), beat);
};
