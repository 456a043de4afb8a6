import { createElement } from 'react';
import type { Embed } from '#core/editorial/articles/body.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { FrameEmbed } from './frame-embed.tsx';
import { LinkEmbed } from './link-embed.tsx';
import { QuizEmbed } from './quiz-embed.tsx';

interface Props {
  readonly embed: Exclude<Embed, { readonly kind: 'picture' | 'disclaimer' }>;
  readonly frame: Frame;
}

/**
 * What an editor set into a text from elsewhere: a frame that opens when it is asked for, a quiz, or a link that says
 * where it leads.
 */
export const EmbedView = ({ embed, frame }: Props) => {
  switch (embed.kind) {
    case 'quiz':
      return <QuizEmbed quizId={embed.quizId} title={embed.title} />;
    case 'post':
    case 'link':
      return <LinkEmbed embed={embed} frame={frame} />;
    case 'film':
    case 'sound':
      // The browser's own player; nothing is loaded before it is started.
      return createElement(embed.kind === 'film' ? 'video' : 'audio', {
        className: 'embed__player',
        controls: true,
        preload: 'none',
        src: embed.src,
        poster: embed.poster,
      });
    default:
      return <FrameEmbed embed={embed} frame={frame} />;
  }
};
