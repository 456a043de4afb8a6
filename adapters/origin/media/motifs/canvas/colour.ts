const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
};
