import { useEffect, useRef } from 'react';
import { type FramedEmbed, useFrameMessages } from './use-frame-messages.ts';

interface Props {
  readonly embed: FramedEmbed;
  readonly name: string;
}

/** Sandboxed; it can only use the message channel (R27). */
export const OpenedFrame = ({ embed, name }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameMessages(frame, embed);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className="embed__frame"
      src={embed.src}
      title={name}
      // The allowed hosts are never our own: a frame cannot reach this page. Players need their own origin to play.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      style={height === null ? undefined : { height }}
    />
  );
};
