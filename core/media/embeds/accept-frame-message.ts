import { clampedPixels } from './frame-size.ts';
import type { FrameMessage } from './frame-message.ts';
import { webAddress } from './web-address.ts';

export interface ReceivedMessage {
  readonly frameSrc: string;
  readonly origin: string;
  readonly fromFrame: boolean;
  readonly data: unknown;
}

const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const sizeMessage = ({ height, width }: Readonly<Record<string, unknown>>): FrameMessage | null => {
  if (!isSize(height) || (width !== undefined && !isSize(width))) return null;
  const clamped = { type: 'iframe-size', height: clampedPixels(height) } as const;
  return width === undefined ? clamped : { ...clamped, width: clampedPixels(width) };
};

const messageIn = (data: unknown, isPage: (path: string) => boolean): FrameMessage | null => {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Readonly<Record<string, unknown>>;
  const { type, path } = fields;
  switch (type) {
    case 'iframe-size':
      return sizeMessage(fields);
    case 'route-push':
    case 'parent-router':
      return typeof path === 'string' && ownPath.test(path) && isPage(path) ? { type, path } : null;
    default:
      return null;
  }
};

/** Accepts a message only from the frame's own window and origin, in a known form (spec §5, R27). Sizes are clamped. */
export const acceptFrameMessage = (
  { frameSrc, origin, fromFrame, data }: ReceivedMessage,
  isPage: (path: string) => boolean,
): FrameMessage | null => (fromFrame && webAddress(frameSrc)?.origin === origin ? messageIn(data, isPage) : null);
