import { webAddress } from './web-address.ts';

/** Sent to frames when the colour mode changes (spec §7.6). */
export interface ThemeMessage {
  readonly type: 'themeChanged';
  readonly theme: 'light' | 'dark';
}

export interface ToFrame {
  readonly message: ThemeMessage;
  readonly targetOrigin: string;
}

export const tellTheme = (frameSrc: string, theme: ThemeMessage['theme']): ToFrame | null => {
  const address = webAddress(frameSrc);
  return address && { message: { type: 'themeChanged', theme }, targetOrigin: address.origin };
};
