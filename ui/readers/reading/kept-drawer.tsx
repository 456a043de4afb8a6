import { useState } from 'react';
import { readingMessages } from '../../messages/readers/reading.ts';
import { SaveIcon } from '../../icons/icons.tsx';
import type { KeptPanel } from './kept-panel.tsx';
import { useReading } from './use-reading.ts';

export const KeptDrawer = ({ front }: { readonly front: string }) => {
  const { saved } = useReading();
  const [Panel, setPanel] = useState<typeof KeptPanel | null>(null);
  const load = (): void =>
    void import('./kept-panel.tsx').then(
      (module) => setPanel(() => module.KeptPanel),
      () => undefined,
    );
  return (
    <details className="drawer kept needs-script" name="masthead" onToggle={load}>
      <summary
        className="masthead__tool kept__open"
        data-live="kept"
        data-count={saved.length || undefined}
        suppressHydrationWarning
      >
        <SaveIcon />
        <span className="unseen">{readingMessages.saved}</span>
        <span className="masthead__word" aria-hidden="true">
          {readingMessages.savedShort}
        </span>
      </summary>
      <div className="drawer__panel">
        <div className="kept__panel wrap">{Panel && <Panel front={front} />}</div>
      </div>
    </details>
  );
};
