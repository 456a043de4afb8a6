const icon = (path: string) => () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const MenuIcon = icon('M3 6h18M3 12h18M3 18h12');
export const SearchIcon = icon('M16.5 16.5 21 21M10.5 18a7.5 7.5 0 1 1 0-15 7.5 7.5 0 0 1 0 15Z');
export const ThemeIcon = icon('M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18');
export const FeedIcon = icon('M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M5.5 18.5h.01');
export const LinkIcon = icon(
  'M9.5 14.5 14.5 9.5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M16 13l2.5-2.5a3.5 3.5 0 0 0-5-5L11 8',
);
export const PlayIcon = icon('M8 5v14l11-7Z');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const OptionsIcon = icon('M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M16 4v4M8 10v4M14 16v4');
export const NextIcon = icon('M9 5l7 7-7 7');
export const PreviousIcon = icon('M15 5l-7 7 7 7');
export const SaveIcon = icon('M6.5 4h11v16.5L12 16l-5.5 4.5Z');
export const ShareIcon = icon('M12 15V4m0 0L8 8m4-4 4 4M6 12v7h12v-7');
