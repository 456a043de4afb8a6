import type { ReactNode } from 'react';
import type { Embed } from '#core/articles/body.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { FileEmbed } from './file-embed.tsx';
import { FrameEmbed } from './frame-embed.tsx';
import { LinkEmbed } from './link-embed.tsx';
import { QuizEmbed } from './quiz-embed.tsx';

interface Props {
  readonly embed: Exclude<Embed, { readonly kind: 'picture' | 'disclaimer' }>;
  readonly frame: Frame;
  /** A caption that says more than the words of `embed`. */
  readonly caption?: ReactNode;
}

/**
 * What an editor set into a text from elsewhere: a frame that opens when it is asked for, a quiz, or a link that says
 * where it leads.
 */
export const EmbedView = ({ embed, frame, caption }: Props) => {
  switch (embed.kind) {
    case 'quiz':
      return <QuizEmbed quizId={embed.quizId} title={embed.title} />;
    case 'post':
    case 'link':
      return <LinkEmbed embed={embed} frame={frame} caption={caption} />;
    case 'film':
    case 'sound':
      return <FileEmbed embed={embed} frame={frame} caption={caption} />;
    default:
      return <FrameEmbed embed={embed} frame={frame} caption={caption} />;
  }
};
