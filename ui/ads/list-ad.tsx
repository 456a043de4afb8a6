import type { AdSlot } from '#core/ads/ad-slot.ts';
import { adCopy } from '../copy/ads.ts';
import { useAdSlot } from './use-ad-slot.ts';

/** A labelled slot beside a list, from the width of a desktop on (spec §2.4); its room is kept, and the house fills it while no network does (R26). */
export const ListAd = ({ slot }: { readonly slot: AdSlot }) => {
  const { element, state } = useAdSlot(slot);
  const { title, text, link, path } = adCopy.house[1];
  return (
    <aside ref={element} className="side-ad" aria-label={adCopy.label} data-slot={slot.name} data-state={state.kind} suppressHydrationWarning>
      <p className="side-ad__label" aria-hidden="true">{adCopy.label}</p>
      <div className="side-ad__room">
        <p className="side-ad__title">{title}</p>
        <p className="side-ad__text">{text}</p>
        <a className="side-ad__link" href={path}>{link}</a>
      </div>
    </aside>
  );
};
