import { useState } from 'react';
import { serviceMessages } from '../messages/service-pages.ts';

type Outcome = 'untried' | 'copied' | 'failed';

const said: Readonly<Record<Outcome, string>> = {
  untried: '',
  copied: serviceMessages.copied,
  failed: serviceMessages.copyFailed,
};

export const CopyFigure = ({ label, figure }: { readonly label: string; readonly figure: string }) => {
  const [outcome, setOutcome] = useState<Outcome>('untried');
  const copy = (): void => {
    // Without HTTPS there is no clipboard.
    const copying = async (): Promise<void> => navigator.clipboard.writeText(figure);
    copying().then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <div className="copy-figure">
      <p className="copy-figure__words">
        <span className="copy-figure__label">{label}</span> <strong className="copy-figure__figure">{figure}</strong>
      </p>
      <button
        type="button"
        className="button needs-script"
        data-live="copy-figure"
        onClick={copy}
        suppressHydrationWarning
      >
        {serviceMessages.copy}
      </button>
      <span className="copy-figure__said" role="status">
        {said[outcome]}
      </span>
    </div>
  );
};
