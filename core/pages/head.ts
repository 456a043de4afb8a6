import { truncate } from '../wording/truncate.ts';
import type { Head } from './page-head.ts';

const longestTitle = 100;
const longestDescription = 200;

const plainHead: Omit<Head, 'title' | 'canonical'> = {
  description: '',
  type: 'website',
  language: 'hu',
  image: null,
  imageAlt: '',
  feed: null,
  noindex: false,
};

/** A page's head: an ordinary page in Hungarian but for what is told; title and description are shortened (spec §5). */
export const headOf = (own: Partial<Head> & Pick<Head, 'title' | 'canonical'>): Head => {
  const head = { ...plainHead, ...own };
  return {
    ...head,
    title: truncate(head.title, longestTitle),
    description: truncate(head.description, longestDescription),
  };
};
