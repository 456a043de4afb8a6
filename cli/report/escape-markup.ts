import { escapeUTF8 } from 'entities/escape';
import { inXmlCharacters } from '#core/wording/xml-characters.ts';

/** Text for HTML and XML, in elements and quoted attributes; characters that XML cannot hold are replaced. */
export const escapeMarkup = (text: string): string => escapeUTF8(inXmlCharacters(text, '\ufffd'));
