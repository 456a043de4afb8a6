import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adCopy } from '../copy/ads.ts';
import { useAdSlot } from './use-ad-slot.ts';

interface Props {
  /** Which of the slots of its page it is, from 0 on. */
  readonly index: number;
  readonly frame: Frame;
}

const slotAt = (index: number): AdSlot => ({
  name: `cikk-${index + 1}`, sizes: [[640, 360], [300, 250]], loadMode: 'in-view', observerMargin: 300, loadCollapsed: false, pr: false, delay: index === 0, setupad: false, fixed: false,
});

const slots = [0, 1, 2].map(slotAt);

/** What the house says of itself, as far as its site offers what it speaks of. */
const houseAd = (index: number, frame: Frame): (typeof adCopy.house)[number] => {
  const offers = adCopy.house.filter(({ path }) => path !== adCopy.house[0].path || supportPath(frame) !== null);
  return offers[index % offers.length] ?? adCopy.house[1];
};

/** A labelled slot between two paragraphs, whose room the style sheet keeps; the house fills it while no network does (R26). */
export const HouseAd = ({ index, frame }: Props) => {
  const slot = slots[index % slots.length] ?? slotAt(0);
  const { element, state } = useAdSlot(slot);
  const { title, text, link, path } = houseAd(index, frame);
  return (
    <aside ref={element} className="ad" aria-label={adCopy.label} data-slot={slot.name} data-state={state.kind} suppressHydrationWarning>
      <p className="ad__label" aria-hidden="true">{adCopy.label}</p>
      <div className="ad__room">
        <p className="ad__title">{title}</p>
        <p className="ad__text">{text}</p>
        <a className="ad__link" href={path}>{link}</a>
      </div>
    </aside>
  );
};
