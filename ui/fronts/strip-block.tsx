import { SiteMark } from '../icons/site-mark.tsx';
import { Teaser } from '../teasers/teaser.tsx';
import type { BlockProps } from './block-props.ts';

/** A sister site's cover as a band in that site's colour. */
export const StripBlock = ({ block, frame }: BlockProps) => {
  const sister = frame.family.find(({ slug }) => slug === block.siteSlug);
  const role = sister?.role ?? frame.site.role;
  return (
    <section className="strip" data-site={role}>
      <div className="strip__row wrap">
        <h2 className="strip__title">
          <a href={block.path ?? sister?.url ?? '/'}>
            {sister?.name ?? block.title}
            <SiteMark role={role} />
          </a>
        </h2>
        <div className="strip__items">
          {block.items.slice(0, 4).map((card) => (
            <Teaser key={card.id} card={card} frame={frame} look="stacked" level={3} size="card" foot={false} />
          ))}
        </div>
      </div>
    </section>
  );
};
