import { escapeUTF8 } from 'entities/escape';
import { inXmlCharacters } from '#core/wording/xml-characters.ts';

/** Replaces characters that XML cannot contain. */
export const escapeMarkup = (text: string): string => escapeUTF8(inXmlCharacters(text, '\ufffd'));
