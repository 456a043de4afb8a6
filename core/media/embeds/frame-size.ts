import type { FrameMessage } from './frame-message.ts';
import type { RecognizedEmbed } from './recognize-embed.ts';

export type FrameSize =
  | { readonly kind: 'ratio'; readonly width: number; readonly height: number }
  | {
      readonly kind: 'pixels';
      readonly height: number;
      readonly follows: boolean;
    };

const tallestFrame = 10_000;

/** Clamps to 0–10,000 pixels (R27). */
export const clampedPixels = (pixels: number): number => Math.min(Math.max(pixels, 0), tallestFrame);

/** Reserves space before loading to prevent layout shift. Null for embeds without a frame. */
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

export const resizedFrame = (size: FrameSize, message: FrameMessage): FrameSize =>
  size.kind === 'pixels' && size.follows && message.type === 'iframe-size'
    ? { ...size, height: clampedPixels(message.height) }
    : size;
