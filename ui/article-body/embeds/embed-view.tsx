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

export const EmbedView = ({ embed, frame }: Props) => {
  switch (embed.kind) {
    case 'quiz':
      return <QuizEmbed quizId={embed.quizId} title={embed.title} />;
    case 'post':
    case 'link':
      return <LinkEmbed embed={embed} frame={frame} />;
    case 'film':
    case 'sound':
      // Native player; nothing loads before it starts.
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
