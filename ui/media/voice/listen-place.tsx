/**
 * Where a page offers to be read aloud. Whether a device has a voice of its own, its browser alone knows, which fills it
 * (`offer-voice.ts`).
 */
export const ListenPlace = () => (
  <span className="listen" data-listen="" suppressHydrationWarning>
    {''}
  </span>
);
