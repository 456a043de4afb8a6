import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { picturesBelow, type ShownPicture, tappedPicture } from './pictures-below.ts';

interface Props {
  readonly className: string;
  readonly scheme?: string | undefined;
  readonly lang?: string | undefined;
  readonly adsWhy: string;
  readonly renewed?: string;
  readonly children: ReactNode;
}

interface Opened {
  readonly pictures: readonly ShownPicture[];
  readonly first: number;
  readonly link: HTMLAnchorElement;
}

const Lightbox = lazy(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })));

export const PictureViewer = ({ className, scheme, lang, adsWhy, renewed, children }: Props) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => {
    const link = tappedPicture(event);
    if (link === null) return;
    event.preventDefault();
    setOpened({ ...picturesBelow(event.currentTarget, link), link });
  };
  const close = () => {
    opened?.link.focus();
    setOpened(null);
  };
  return (
    <>
      <article
        className={className}
        data-scheme={scheme}
        lang={lang}
        data-ads={adsWhy}
        data-renewed={renewed || undefined}
        onClick={open}
      >
        {children}
      </article>
      {opened && (
        <Suspense>
          <Lightbox pictures={opened.pictures} first={opened.first} onClosed={close} />
        </Suspense>
      )}
    </>
  );
};
