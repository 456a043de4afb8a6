import { webAddress } from './web-address.ts';

/** What the page tells a frame when its colours change (spec §7.6). */
export interface ThemeMessage {
  readonly type: 'themeChanged';
  readonly theme: 'light' | 'dark';
}

export interface ToFrame {
  readonly message: ThemeMessage;
  /** The only origin that may read it. */
  readonly targetOrigin: string;
}

/**
 * The message to a frame about the page's colours; null for a frame without an origin of its own, which is told
 * nothing.
 */
export const tellTheme = (frameSrc: string, theme: ThemeMessage['theme']): ToFrame | null => {
  const address = webAddress(frameSrc);
  return address && { message: { type: 'themeChanged', theme }, targetOrigin: address.origin };
};
