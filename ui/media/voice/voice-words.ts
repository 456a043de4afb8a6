import { voiceMessagesInEnglish } from '../../messages/english/reading-voice.ts';
import { voiceMessages } from '../../messages/media/reading-voice.ts';

export const voiceWords = () => (document.documentElement.lang === 'en' ? voiceMessagesInEnglish : voiceMessages);
