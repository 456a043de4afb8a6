/** What a reader may choose; `system` follows the device (spec §3.13). */
export const colourModes = ['system', 'light', 'dark'] as const;

export type ColourMode = (typeof colourModes)[number];

/** The stored choice; anything unknown, or nothing, follows the system. */
export const readColourMode = (stored: string | null): ColourMode =>
  colourModes.find((mode) => mode === stored) ?? 'system';

/** The colours that a page is drawn in; `dark` is what the device prefers. */
export const coloursOf = (mode: ColourMode, dark: boolean): 'light' | 'dark' =>
  mode === 'system' ? (dark ? 'dark' : 'light') : mode;
