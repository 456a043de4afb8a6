import type { FrameMessage } from './frame-message.ts';
import type { RecognizedEmbed } from './recognize-embed.ts';

/** How much room a frame takes: as high as its width asks for, or a number of CSS pixels. */
export type FrameSize =
  | { readonly kind: 'ratio'; readonly width: number; readonly height: number }
  | {
      readonly kind: 'pixels';
      readonly height: number;
      /** Whether the frame may ask for another height. */ readonly follows: boolean;
    };

const tallestFrame = 10_000;

/** A size that a frame asks for, between 0 and 10,000 pixels (R27). */
export const clampedPixels = (pixels: number): number => Math.min(Math.max(pixels, 0), tallestFrame);

/** The room reserved for an embed before it has loaded, so that nothing jumps; null for what is no frame. */
export const frameSize = (embed: RecognizedEmbed): FrameSize | null => {
  switch (embed.kind) {
    case 'video':
      return { kind: 'ratio', width: 16, height: 9 };
    case 'map':
      return { kind: 'ratio', width: 4, height: 3 };
    case 'music':
      return { kind: 'pixels', height: embed.height, follows: false };
    case 'election-map':
    case 'frame':
    case 'post':
      return { kind: 'pixels', height: 500, follows: true };
    case 'link':
      return null;
  }
};

/** The room after a frame has spoken; a video, a map and a player keep theirs whatever they say. */
export const resizedFrame = (size: FrameSize, message: FrameMessage): FrameSize =>
  size.kind === 'pixels' && size.follows && message.type === 'iframe-size'
    ? { ...size, height: clampedPixels(message.height) }
    : size;
