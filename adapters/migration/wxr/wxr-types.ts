/** Post types whose items are articles; `page` becomes one without a section. */
export const articleTypes = ['post', 'page', 'podcast', 'episode', 'article', 'news'];

const ofWordPress =
  /^(?:revision|nav_menu_item|wp_block|wp_navigation|wp_template|wp_template_part|wp_global_styles|wp_font_family|wp_font_face|custom_css|customize_changeset|oembed_cache|user_request)$/;

export const whyNotMoved = (type: string): string => {
  if (type === 'nav_menu_item') return 'an item of a menu without an address';
  if (ofWordPress.test(type)) return 'WordPress uses it for its own pages';
  return `the post type ${type} is not known to hold articles; --type ${type} moves it`;
};

/** Meta keys that the converter reads. Others are internal, or belong to plugins. */
export const readKeys = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_wp_old_slug',
  '_media_credit',
  'media_credit',
  'credit',
  'footnotes',
  'enclosure',
  'audio_file',
  '_yoast_wpseo_primary_category',
  'rank_math_primary_category',
]);

const internalKeys = /^_(?:edit_l|wp_|pingme|encloseme|menu_item_)/;

export const whyKeyDropped = (key: string): string => {
  if (
    /_edit_l|^_wp_(?:attached_file|attachment_metadata|trash|page_template|desired)/.test(key) ||
    internalKeys.test(key)
  )
    return 'internal to WordPress';
  return 'of a plugin or theme';
};
