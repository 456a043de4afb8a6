import { tiedTitle } from '#core/wording/tied.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { CloseIcon, NextIcon, PreviousIcon } from '../../icons/icons.tsx';
import type { ShownPicture } from './pictures-below.ts';

interface Props {
  readonly pictures: readonly ShownPicture[];
  readonly first: number;
  readonly onClosed: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export const Lightbox = ({ pictures, first, onClosed }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const turn = (by: number) => setIndex((at) => (at + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => turn(steps[key] ?? 0);
  const picture = pictures[index];
  if (picture === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={articleMessages.gallery}
      onClose={onClosed}
      onKeyDown={onKeyDown}
    >
      <figure className="lightbox__figure">
        <img key={picture.src} className="lightbox__picture" src={picture.src} alt={picture.alt} />
        <figcaption className="lightbox__words" aria-live="polite">
          {pictures.length > 1 && (
            <span className="lightbox__count">{articleMessages.pictureOf(index + 1, pictures.length)}</span>
          )}
          {tiedTitle(picture.caption)}
        </figcaption>
      </figure>
      <p className="lightbox__acts">
        {pictures.length > 1 && (
          <button
            type="button"
            className="lightbox__act"
            onClick={() => turn(-1)}
            aria-label={articleMessages.previousPicture}
          >
            <PreviousIcon />
          </button>
        )}
        {pictures.length > 1 && (
          <button
            type="button"
            className="lightbox__act"
            onClick={() => turn(1)}
            aria-label={articleMessages.nextPicture}
          >
            <NextIcon />
          </button>
        )}
        <button
          type="button"
          className="lightbox__act"
          onClick={() => dialog.current?.close()}
          aria-label={articleMessages.close}
          autoFocus
        >
          <CloseIcon />
        </button>
      </p>
    </dialog>
  );
};
