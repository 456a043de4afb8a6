import { useEffect, useId, useState } from 'react';
import { whenItStood } from '#core/app-shell/kept-front/when-it-stood.ts';
import { keptMessages } from '../../messages/readers/kept.ts';
import { spoken } from '../../messages/language.ts';
import type { FrontNote } from '../../app-shell/service-worker/front-note.ts';
import { written } from '../../times/written.ts';
import { secondNow } from '../../window/now.ts';
import { askForFront, canKeepFront, clearFront, frontKept, onFrontKept } from './ask-for-front.ts';

const whenKept = (at: number): string => {
  const zone = document.documentElement.dataset.zone ?? 'Europe/Budapest';
  return (spoken.language === 'en' ? written.moment : whenItStood)(at, secondNow(), zone);
};

export const KeptFront = ({ path }: { readonly path: string }) => {
  const id = useId();
  const [known, setKnown] = useState<{ readonly of: string; readonly note: FrontNote | null } | null>(null);
  useEffect(() => {
    let over = false;
    let leave: (() => void) | undefined;
    const look = async (): Promise<void> => {
      const note = await frontKept(path);
      if (!over) setKnown({ of: path, note });
    };
    void canKeepFront().then((can) => {
      if (!can || over) return;
      leave = onFrontKept(() => void look());
      void look();
    });
    return () => {
      over = true;
      leave?.();
    };
  }, [path]);

  if (known?.of !== path) return null;
  const { note } = known;
  const toggle = async (): Promise<void> => {
    await (note === null ? askForFront(path) : clearFront(path));
    setKnown({ of: path, note: await frontKept(path) });
  };
  const keptAt = note?.keptAt ?? null;
  const state = keptAt === null ? keptMessages.frontComing : keptMessages.frontKept(whenKept(keptAt));
  return (
    <section className="kept__part kept__front">
      <button
        type="button"
        role="switch"
        className="button button--quiet kept__switch"
        aria-checked={note !== null}
        aria-describedby={id}
        onClick={() => void toggle()}
      >
        {keptMessages.front}
      </button>
      <p className="kept__how" id={id}>
        {keptMessages.frontHow}
      </p>
      <p className="kept__how" role="status">
        {note !== null && state}
      </p>
    </section>
  );
};
