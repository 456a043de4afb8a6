import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import { isVisibleTo } from '#core/editorial/articles/is-visible-to.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../../messages/frame.ts';
import { writtenMoment } from '../../times/written.ts';

type Told = Pick<LinkedArticle, 'active' | 'section' | 'publishedAt'>;

/** Whether the article is public, and why not (spec §4, "Article load"; R42). */
export const speakPublicity = (
  { active, section, publishedAt }: Told,
  { renderedAt, site }: Pick<Frame, 'renderedAt' | 'site'>,
): { readonly isPublic: boolean; readonly words: string } => {
  const { visible, reason } = isVisibleTo({
    active,
    mainTagActive: section?.active ?? true,
    publishedAt,
    now: renderedAt,
    loggedIn: false,
  });
  const moment = writtenMoment(publishedAt, renderedAt, site.timeZone);
  switch (reason) {
    case 'scheduled':
      return { isPublic: visible, words: frameMessages.scheduled(moment) };
    case 'inactive':
      return { isPublic: visible, words: frameMessages.inactive };
    case 'inactive-main-tag':
      return { isPublic: visible, words: frameMessages.inactiveSection(section?.name ?? '') };
    case 'active':
    case 'staff':
      return { isPublic: visible, words: frameMessages.published(moment) };
  }
};
