import { rowEnds, rowStep, scrollerDebounce } from '#core/app-shell/scroller.ts';

const measured = (row: HTMLElement) => ({ left: row.scrollLeft, shown: row.clientWidth, whole: row.scrollWidth });

export const pressScroller = (row: HTMLElement, forward: boolean): void => {
  const items = [...row.children].map((item) => {
    const from = (item as HTMLElement).offsetLeft - row.offsetLeft;
    return { from, to: from + (item as HTMLElement).offsetWidth };
  });
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  row.scrollTo({ left: rowStep(measured(row), items, forward), behavior });
};

export const followScroller = (row: HTMLElement, tell: (ends: ReturnType<typeof rowEnds>) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => tell(rowEnds(measured(row)));
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, scrollerDebounce);
  };
  look();
  row.addEventListener('scroll', later);
  addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    row.removeEventListener('scroll', later);
    removeEventListener('resize', later);
  };
};
