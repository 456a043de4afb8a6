/** `system` follows the device (spec §3.13). */
export const colourModes = ['system', 'light', 'dark'] as const;

export type ColourMode = (typeof colourModes)[number];

export const readColourMode = (stored: string | null): ColourMode =>
  colourModes.find((mode) => mode === stored) ?? 'system';

export const coloursOf = (mode: ColourMode, dark: boolean): 'light' | 'dark' =>
  mode === 'system' ? (dark ? 'dark' : 'light') : mode;
