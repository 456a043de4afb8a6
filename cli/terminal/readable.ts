/** Percent-encodes control characters, which could corrupt a terminal or a report. */
export const readable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
