import { useState } from 'react';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { LinkIcon } from '../../icons/icons.tsx';

type Outcome = 'untried' | 'copied' | 'failed';

const words: Readonly<Record<Outcome, string>> = {
  untried: '',
  copied: articleMessages.copied,
  failed: articleMessages.copyFailed,
};

export const CopyLink = ({ url }: { readonly url: string }) => {
  const [outcome, setOutcome] = useState<Outcome>('untried');
  const copy = () => {
    // Without HTTPS there is no clipboard.
    const copying = async (): Promise<void> => navigator.clipboard.writeText(url);
    copying().then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <div className="copy-link">
      <button
        type="button"
        className="button button--quiet"
        data-live="copy-link"
        onClick={copy}
        suppressHydrationWarning
      >
        <LinkIcon />
        {articleMessages.copyLink}
      </button>
      <span className="share__said" role="status">
        {words[outcome]}
      </span>
    </div>
  );
};
