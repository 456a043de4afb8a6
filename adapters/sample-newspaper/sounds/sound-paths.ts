export const soundPath = (podcast: string, episode: string): string => `/uploads/hang-${podcast}--${episode}.wav`;

export const soundPattern = /^hang-([a-z0-9-]+)--([a-z0-9-]+)\.wav$/;

export const soundSeconds = (episode: string): number =>
  24 + ([...episode].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 7);
