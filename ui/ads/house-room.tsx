import type { Frame } from '#core/pages/page-frame.ts';
import { adMessages } from '../messages/ads.ts';
import { SiteMark } from '../icons/site-mark.tsx';

interface Props {
  readonly offer: (typeof adMessages.house)[number];
  readonly frame: Frame;
}

/** Our own ad in a slot (R26). */
export const HouseRoom = ({ offer: { title, text, link, path }, frame: { site } }: Props) => (
  <>
    <p className="ad__label">{adMessages.label}</p>
    <div className="house">
      <p className="house__sign">
        <span className="house__name">{site.name}</span>
        <SiteMark role={site.role} />
      </p>
      <div className="house__words">
        <p className="house__title">{title}</p>
        <p className="house__text">{text}</p>
      </div>
      <p className="house__foot">
        <a className="house__link" href={path}>
          {link}
        </a>
      </p>
    </div>
  </>
);
