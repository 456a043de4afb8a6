/** Blocks whose content WordPress makes at each view: the export holds none of it. */
const made = new Set(
  `archives avatar calendar categories comment-author-name comment-content comment-date comment-edit-link
  comment-reply-link comment-template comments comments-pagination comments-pagination-next
  comments-pagination-numbers comments-pagination-previous comments-title home-link latest-comments latest-posts
  loginout navigation navigation-link navigation-submenu page-list page-list-item post-author post-author-biography
  post-author-name post-comments post-comments-count post-comments-form post-comments-link post-content post-date
  post-excerpt post-featured-image post-navigation-link post-template post-terms post-time-to-read post-title query
  query-no-results query-pagination query-pagination-next query-pagination-numbers query-pagination-previous
  query-title query-total read-more rss search site-logo site-tagline site-title tag-cloud template-part
  term-description term-template terms-query term-name term-count widget-group legacy-widget accordion-placeholder`
    .split(/\s+/)
    .filter(Boolean),
);

export const isMadeByWordPress = (name: string): boolean => made.has(name.replace(/^core\//, ''));

const stacked = new Set(['columns', 'column', 'group', 'cover', 'media-text', 'gallery', 'buttons', 'button']);

/** How the page shows it, where that is not as in WordPress. */
export const changeOf = (name: string): string | null => {
  const short = name.replace(/^core\//, '');
  if (!stacked.has(short)) return null;
  if (short === 'gallery') return 'its pictures one below the other';
  if (short === 'buttons' || short === 'button') return 'a link';
  return 'its parts one below the other';
};

/** Blocks of plugins whose content is for members alone; its end cannot be expressed, so the rest is closed too. */
export const closesText = (name: string): boolean =>
  /^(?:jetpack\/paywall|jetpack\/paid-content|premium-content\/|pmpro\/membership)/.test(name);
