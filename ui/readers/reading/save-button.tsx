import { secondNow } from '../../window/now.ts';
import { readingMessages } from '../../messages/readers/reading.ts';
import { SaveIcon } from '../../icons/icons.tsx';
import { withoutSaved, withSaved } from './reading.ts';
import { changeReading } from './reading-store.ts';
import { useReading } from './use-reading.ts';

interface Props {
  readonly path: string;
  readonly title: string;
  readonly pages: number;
}

export const SaveButton = ({ path, title, pages }: Props) => {
  const isSaved = useReading().saved.some((article) => article.path === path);
  const toggle = () =>
    changeReading((before) =>
      isSaved ? withoutSaved(before, path) : withSaved(before, { path, title, pages, at: secondNow() }),
    );
  return (
    <button
      type="button"
      className="button button--quiet save needs-script"
      data-live="save"
      data-saves={path}
      aria-pressed={isSaved}
      onClick={toggle}
      suppressHydrationWarning
    >
      <SaveIcon />
      <span className="save__words" data-saved={readingMessages.isSaved}>
        <span>{readingMessages.save}</span>
      </span>
    </button>
  );
};
