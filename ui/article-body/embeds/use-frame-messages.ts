import { type RefObject, useEffect, useState } from 'react';
import { acceptFrameMessage } from '#core/media/embeds/accept-frame-message.ts';
import { frameSize, resizedFrame } from '#core/media/embeds/frame-size.ts';
import type { RecognizedEmbed } from '#core/media/embeds/recognize-embed.ts';
import { tellTheme } from '#core/media/embeds/tell-theme.ts';
import { goTo, isPageOfOurs } from './go-to-page.ts';

export type FramedEmbed = Exclude<RecognizedEmbed, { readonly kind: 'post' | 'link' }>;

const darkScreen = '(prefers-color-scheme: dark)';

const themeNow = (): 'light' | 'dark' => {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia(darkScreen).matches ? 'dark' : 'light';
};

const followTheme = (element: HTMLIFrameElement, src: string): (() => void) => {
  const tell = (): void => {
    const told = tellTheme(src, themeNow());
    if (told !== null) element.contentWindow?.postMessage(told.message, told.targetOrigin);
  };
  const watcher = new MutationObserver(tell);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const screen = matchMedia(darkScreen);
  screen.addEventListener('change', tell);
  element.addEventListener('load', tell);
  return () => {
    watcher.disconnect();
    screen.removeEventListener('change', tell);
    element.removeEventListener('load', tell);
  };
};

/** Spec §7.6, R27. Returns the height in pixels; null while the style sheet sets it. */
export const useFrameMessages = (frame: RefObject<HTMLIFrameElement | null>, embed: FramedEmbed): number | null => {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const [element, { src }, size] = [frame.current, embed, frameSize(embed)];
    if (element === null) return undefined;
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      // The server checks the path, because it has the route table.
      const message = acceptFrameMessage(
        { frameSrc: src, origin, fromFrame: source === element.contentWindow, data },
        () => true,
      );
      if (message === null) return;
      if (message.type !== 'iframe-size')
        return void isPageOfOurs(message.path).then((ours) => {
          if (ours) goTo(message.path);
        });
      const resized = size && resizedFrame(size, message);
      if (resized?.kind === 'pixels' && resized.follows) setHeight(resized.height);
    };
    addEventListener('message', hear);
    const unfollow = followTheme(element, src);
    return () => {
      removeEventListener('message', hear);
      unfollow();
    };
  }, [frame, embed]);
  return height;
};
