/** Text with its control characters percent-encoded, which would spoil a terminal and a report. */
export const readable = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
