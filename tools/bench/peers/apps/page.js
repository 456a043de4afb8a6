// The data of an article page, from the JSON of the origin. Each peer has a template for it.
import links from './links.json' with { type: 'json' };

const load = async (path) => {
  const response = await fetch(`${process.env.MAIN_API_URL}/api/articles${path}`, {
    headers: { 'origin-secret': process.env.ORIGIN_SECRET },
  });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response.json();
};

const dayOf = new Intl.DateTimeFormat('hu', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Budapest' });
const sizes = { thumb: 160, card: 400, half: 600, wide: 820 };
const picture = (path, size) => path.replace(/\.jpg$/, `_${size}.jpg`);

const summaryOf = ({ title, slug, pubDate, mainSuperTag, articleAuthors, coverImage, coverImageAlt }) => {
  const at = new Date(pubDate * 1000);
  return {
    title,
    at: at.toISOString(),
    day: dayOf.format(at),
    section: mainSuperTag.name,
    sectionHref: `/rovat/${mainSuperTag.slug}`,
    href: `/${mainSuperTag.slug}/${at.toISOString().slice(0, 10).replaceAll('-', '/')}/${slug}`,
    authors: articleAuthors.map((author) => ({ name: author.name, href: `/szerzo/${author.slug}` })),
    picture: coverImage && {
      src: picture(coverImage, 'wide'),
      srcSet: Object.entries(sizes)
        .map(([size, width]) => `${picture(coverImage, size)} ${width}w`)
        .join(', '),
      alt: coverImageAlt,
    },
  };
};

/** The product caches its lists, too. */
const ttl = 60_000;
let lists = { until: 0, teasers: [] };
const loadTeasers = () => {
  if (lists.until < Date.now()) {
    const pages = Promise.all([1, 2, 3].map((page) => load(`?page=${page}`)));
    lists = { until: Date.now() + ttl, teasers: pages.then((all) => all.flatMap(({ items }) => items.map(summaryOf))) };
  }
  return lists.teasers;
};

/** Links that make the page as large as the product's, which has menus, forms and more metadata. */
const padding = links.slice(0, Number(process.env.PADDING));

export const loadPage = async (path) => {
  const [article, teasers] = await Promise.all([load(path.slice(path.lastIndexOf('/'))), loadTeasers()]);
  return {
    ...summaryOf(article),
    lead: article.lead,
    body: article.content,
    tags: article.tags.map(({ name, slug }) => ({ name, href: `/cimke/${slug}` })),
    related: teasers.slice(0, 3),
    recommended: teasers.slice(3, 7),
    newest: teasers.slice(7, 13),
    padding,
  };
};
