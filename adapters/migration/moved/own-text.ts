/**
 * A copy with memory of its own. V8 keeps the whole chunk of a file alive for a small part of its text, and an index of
 * such parts would hold the whole file.
 */
export const ownText = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
