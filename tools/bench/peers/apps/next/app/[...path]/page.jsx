import { cache } from 'react';
import { loadPage } from '../../../page.js';

export const dynamic = 'force-dynamic';

/** One call of the origin for the metadata and the page. */
const load = cache(loadPage);
const loadFor = async (params) => load(`/${(await params).path.join('/')}`);

export const generateMetadata = async ({ params }) => {
  const { title, lead, href } = await loadFor(params);
  return {
    title: `${title} – Távíró`,
    description: lead,
    metadataBase: new URL('http://localhost'),
    alternates: { canonical: href },
    openGraph: { title, description: lead },
  };
};

const Picture = ({ picture }) =>
  picture && <img src={picture.src} srcSet={picture.srcSet} width="820" height="547" alt={picture.alt} />;

const Teaser = ({ one }) => (
  <article className="teaser">
    <Picture picture={one.picture} />
    <p className="teaser__section">{one.section}</p>
    <h3 className="teaser__title">
      <a className="teaser__link" href={one.href}>
        {one.title}
      </a>
    </h3>
    <p className="teaser__foot">
      <span>{one.authors.map(({ name }) => name).join('')}</span>
      <time dateTime={one.at}>{one.day}</time>
    </p>
  </article>
);

const List = ({ items }) => (
  <ul className="list">
    {items.map((one) => (
      <li className="list__item" key={one.href}>
        <span className="list__section">{one.section}</span>
        <a className="list__link" href={one.href}>
          {one.title}
        </a>
      </li>
    ))}
  </ul>
);

export default async function Article({ params }) {
  const page = await loadFor(params);
  return (
    <>
      <header>
        <a href="/">Távíró</a>
      </header>
      <main>
        <article>
          <p className="section">
            <a href={page.sectionHref}>{page.section}</a>
          </p>
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <p className="byline">
            {page.authors.map(({ name, href }) => (
              <a href={href} key={href}>
                {name}
              </a>
            ))}
            <time dateTime={page.at}>{page.day}</time>
          </p>
          <figure>
            <Picture picture={page.picture} />
          </figure>
          <div className="body" dangerouslySetInnerHTML={{ __html: page.body }} />
          <ul className="tags">
            {page.tags.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </article>
        <section>
          <h2>Kapcsolódó cikkek</h2>
          {page.related.map((one) => (
            <Teaser one={one} key={one.href} />
          ))}
        </section>
        <section>
          <h2>Ajánljuk</h2>
          <List items={page.recommended} />
        </section>
        <section>
          <h2>Legfrissebb</h2>
          <List items={page.newest} />
        </section>
      </main>
      <footer>
        <ul className="list">
          {page.padding.map(({ name, href }) => (
            <li className="list__item" key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}
