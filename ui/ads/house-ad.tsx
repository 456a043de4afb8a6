import type { AdSlot } from '#core/ads/ad-slot.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { supportPath } from '../addresses/support-path.ts';
import { adMessages } from '../messages/ads.ts';
import { HouseRoom, SlotRoom } from './slot-room.tsx';

interface Props {
  readonly slot: AdSlot;
  /** Chooses the house's own ad. */
  readonly index: number;
  readonly frame: Frame;
}

const houseAd = (index: number, frame: Frame): (typeof adMessages.house)[number] => {
  const offers = adMessages.house.filter(
    ({ path }) => path !== adMessages.house[0].path || supportPath(frame) !== null,
  );
  return offers[index % offers.length] ?? adMessages.house[1];
};

/**
 * The style sheet reserves its height; our own ad shows until a network fills it (R26). Not a landmark: a page has
 * several.
 */
export const HouseAd = ({ slot, index, frame }: Props) => (
  <SlotRoom className="ad" slot={slot} frame={frame}>
    <HouseRoom offer={houseAd(index, frame)} frame={frame} />
  </SlotRoom>
);

/** Below an article. */
export const EndAd = ({ slot, index, frame }: Props) => (
  <SlotRoom className="ad ad--end" slot={slot} frame={frame}>
    <HouseRoom offer={houseAd(index, frame)} frame={frame} />
  </SlotRoom>
);
