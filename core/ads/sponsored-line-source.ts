import { webAddress } from '../media/embeds/web-address.ts';
import type { SponsoredLine } from './choose-sponsored-line.ts';
import type { AvCodePlace } from './fill-av-code.ts';
import { fillAvCode } from './fill-av-code.ts';

/** The frame's URL (spec §7.6); null when the avCode does not produce an https URL. */
export const sponsoredLineSource = ({ avCode }: Pick<SponsoredLine, 'avCode'>, place: AvCodePlace): string | null => {
  const source = fillAvCode(avCode.trim(), place);
  return webAddress(source)?.secure === true ? source : null;
};
