import { articleSlots } from '#core/ads/house-slots.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adMessages } from '../messages/ads.ts';
import { HouseRoom } from './house-room.tsx';
import { SlotRoom } from './slot-room.tsx';

interface Props {
  /** Which of the slots of its page it is, from 0 on. */
  readonly index: number;
  readonly frame: Frame;
}

/** What the publication says of itself, as far as its site offers what it speaks of. */
const houseAd = (index: number, frame: Frame): (typeof adMessages.house)[number] => {
  const offers = adMessages.house.filter(
    ({ path }) => path !== adMessages.house[0].path || supportPath(frame) !== null,
  );
  return offers[index % offers.length] ?? adMessages.house[1];
};

/**
 * A labelled slot between two paragraphs, whose room the style sheet keeps; the publication fills it while no network
 * does (R26). No landmark: a page has several.
 */
export const HouseAd = ({ index, frame }: Props) => (
  <SlotRoom className="ad" slot={articleSlots[index % articleSlots.length]} frame={frame}>
    <HouseRoom offer={houseAd(index, frame)} frame={frame} />
  </SlotRoom>
);
