import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adMessages } from '../messages/ads.ts';
import { HouseRoom } from './house-room.tsx';
import { useAdSlot } from './use-ad-slot.ts';

interface Props {
  /** Which of the slots of its page it is, from 0 on. */
  readonly index: number;
  readonly frame: Frame;
}

const slotAt = (index: number): AdSlot => ({
  name: `cikk-${index + 1}`,
  sizes: [
    [640, 360],
    [300, 250],
  ],
  loadMode: 'in-view',
  observerMargin: 300,
  loadCollapsed: false,
  pr: false,
  delay: index === 0,
  setupad: false,
  fixed: false,
});

const slots = [0, 1, 2].map(slotAt);

/** What the publication says of itself, as far as its site offers what it speaks of. */
const houseAd = (index: number, frame: Frame): (typeof adMessages.house)[number] => {
  const offers = adMessages.house.filter(
    ({ path }) => path !== adMessages.house[0].path || supportPath(frame) !== null,
  );
  return offers[index % offers.length] ?? adMessages.house[1];
};

/**
 * A labelled slot between two paragraphs, whose room the style sheet keeps; the publication fills it while no network
 * does
 * (R26). No landmark: a page has several.
 */
export const HouseAd = ({ index, frame }: Props) => {
  const slot = slots[index % slots.length] ?? slotAt(0);
  const { element, state } = useAdSlot(slot);
  return (
    <div ref={element} className="ad" data-slot={slot.name} data-state={state.kind} suppressHydrationWarning>
      <HouseRoom offer={houseAd(index, frame)} frame={frame} />
    </div>
  );
};
