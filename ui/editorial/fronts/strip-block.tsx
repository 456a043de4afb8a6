import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NextIcon, PreviousIcon } from '../../icons/icons.tsx';
import { SiteMark } from '../../icons/site-mark.tsx';
import { frameMessages } from '../../messages/frame.ts';
import { Teaser } from '../../teasers/teaser.tsx';
import type { BlockProps } from './block-props.ts';

const load = () => import('./follow-scroller.ts');

interface ScrollerProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Scrolls by touch and wheel, and by buttons with a mouse (spec §2.10). */
const Scroller = ({ name, children }: ScrollerProps) => {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    void load().then(({ followScroller }) => {
      if (!left && row.current) stop = followScroller(row.current, setEnds);
    }, console.warn);
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  const press = (forward: boolean) => () =>
    void load().then(({ pressScroller }) => row.current && pressScroller(row.current, forward), console.warn);
  const button = (forward: boolean, label: string, isOff: boolean, icon: ReactNode) => (
    <button
      type="button"
      className="scroller__button"
      aria-label={label}
      data-live={label}
      aria-disabled={isOff}
      onClick={press(forward)}
    >
      {icon}
    </button>
  );
  return (
    <div className="scroller">
      <div ref={row} className="strip__items">
        {children}
      </div>
      {!(ends.start && ends.end) && (
        <p className="scroller__buttons">
          {button(false, frameMessages.back(name), ends.start, <PreviousIcon />)}
          {button(true, frameMessages.on(name), ends.end, <NextIcon />)}
        </p>
      )}
    </div>
  );
};

export const StripBlock = ({ block, frame }: BlockProps) => {
  const sister = frame.family.find(({ slug }) => slug === block.siteSlug);
  const role = sister?.role ?? frame.site.role;
  const name = sister?.name ?? block.title;
  return (
    <section className="strip" data-site={role}>
      <div className="strip__row wrap">
        <h2 className="strip__title">
          <a href={block.path ?? sister?.url ?? '/'}>
            {name}
            <SiteMark role={role} />
          </a>
        </h2>
        <Scroller name={name}>
          {block.items.slice(0, 4).map((card) => (
            <Teaser key={card.id} card={card} frame={frame} look="stacked" level={3} size="card" foot={false} />
          ))}
        </Scroller>
      </div>
    </section>
  );
};
