import { acceptFrameMessage } from '#core/media/embeds/accept-frame-message.ts';
import { frameSize, resizedFrame } from '#core/media/embeds/frame-size.ts';
import { type MusicPlace, musicEmbed } from '#core/media/embeds/music-embed.ts';
import { recognizeEmbed } from '#core/media/embeds/recognize-embed.ts';
import { tellTheme } from '#core/media/embeds/tell-theme.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { flag, number, oneOf, orElse, text, wordOf } from '../rule/fields.ts';
import { isPageOf } from '../rule/route-as-it-stands.ts';

const placeIn = (question: Fields): MusicPlace | undefined =>
  orElse(wordOf<MusicPlace>(['after', 'compact']), question, 'place', undefined);

export const embedRules: readonly AskRule[] = [
  {
    name: 'music-embed',
    input: '{url, place?: "after" | "compact"}',
    answer: '{src, height} | null',
    decide: (question, { settings }) =>
      plainly(musicEmbed(text(question, 'url'), settings.embeds.musicHosts, placeIn(question))),
  },
  {
    name: 'embed',
    input: '{url, place?: "after" | "compact"}',
    answer: '{kind, …} | null',
    decide: (question, { settings }) => {
      const embed = recognizeEmbed(text(question, 'url'), settings.embeds, placeIn(question));
      return { answer: embed, reason: embed?.kind ?? '' };
    },
  },
  {
    name: 'embed-size',
    input: '{url, height?: as requested by the frame}',
    answer: '{kind, width?, height, follows?} | null',
    decide: (question, { settings }) => {
      const embed = recognizeEmbed(text(question, 'url'), settings.embeds);
      const size = embed && frameSize(embed);
      const height = orElse(number, question, 'height', null);
      return plainly(size && height !== null ? resizedFrame(size, { type: 'iframe-size', height }) : size);
    },
  },
  {
    name: 'frame-message',
    input: '{frameSrc, origin, fromFrame, data}',
    answer: 'the accepted message | null',
    decide: (question, installation) =>
      plainly(
        acceptFrameMessage(
          {
            frameSrc: text(question, 'frameSrc'),
            origin: text(question, 'origin'),
            fromFrame: flag(question, 'fromFrame'),
            data: question['data'],
          },
          isPageOf(installation),
        ),
      ),
  },
  {
    name: 'theme-message',
    input: '{frameSrc, theme: "light" | "dark"}',
    answer: '{message, targetOrigin} | null',
    decide: (question) => plainly(tellTheme(text(question, 'frameSrc'), oneOf(question, 'theme', ['light', 'dark']))),
  },
];
