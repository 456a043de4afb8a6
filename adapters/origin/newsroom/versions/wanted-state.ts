import { articleFields, fieldNames, type SaidFields } from '../../database/schema/article-fields.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import { asTheyAre } from '../articles/save-whole.ts';
import type { StoredArticle } from '../articles/stored-articles.ts';
import type { WantedArticle } from '../articles/wanted-article.ts';

const fieldsOf = (stored: StoredArticle): SaidFields =>
  Object.fromEntries(fieldNames.map((name) => [name, stored[articleFields[name].column]]));

/** An earlier state as an import would write it. Published corrections stay, and the update time is new. */
export const wantedState = (state: StoredArticle, current: StoredArticle): WantedArticle => ({
  ...fieldsOf(state),
  corrections: current.corrections,
  site: state.site as SiteKey,
  type: state.type,
  slug: current.slug,
  title: state.title,
  lead: state.lead,
  pages: state.pages,
  publishedAt: state.pub_date,
  updatedAt: current.updated_at,
  flags: state.flags,
  cover:
    state.cover_image === null
      ? null
      : { path: state.cover_image, caption: state.cover_image_text, credit: state.cover_image_credit },
  section: state.section,
  alsoIn: state.sections.filter((slug) => slug !== state.section),
  tags: state.tags.map(({ name }) => name),
  authors: state.authors,
  wantedPosts: asTheyAre(state),
});
