export const ListenPlace = () => (
  <span className="listen" data-listen="" suppressHydrationWarning>
    {''}
  </span>
);
