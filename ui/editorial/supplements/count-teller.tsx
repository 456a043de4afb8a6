import { useEffect, useRef, useState } from 'react';
import type { Count } from '#core/editorial/supplements/count.ts';
import { countNews } from '#core/editorial/supplements/count-news.ts';
import { speakCountNews } from '#core/editorial/supplements/hu.ts';

export const CountTeller = ({ count }: { readonly count: Count }) => {
  const told = useRef<Count | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const news = countNews(told.current, count);
    told.current = count;
    if (news.length > 0) setWords(news.map(speakCountNews).join(' '));
  }, [count]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
};
