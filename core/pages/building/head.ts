import type { PublishedCard } from '../../editorial/articles/article.ts';
import { truncate } from '../../wording/truncate.ts';
import { speakPage } from './hu.ts';
import type { Head } from '../page-head.ts';

const maxTitleLength = 100;
const maxDescriptionLength = 200;

const plainHead: Omit<Head, 'title' | 'canonical'> = {
  description: '',
  type: 'website',
  language: 'hu',
  image: null,
  imageAlt: '',
  feed: null,
  noindex: false,
};

type OwnHead = Partial<Head> &
  Pick<Head, 'title' | 'canonical'> & {
    /** 1-based. */
    readonly page?: number | null;
  };

/** Builds the head of a page; shortens title and description (spec §5). */
export const headOf = ({ page = null, ...own }: OwnHead): Head => {
  const head = { ...plainHead, ...own };
  const title = truncate(head.title, maxTitleLength);
  return {
    ...head,
    title: page === null || page < 2 ? title : [title, speakPage(page, head.language)].filter(Boolean).join(' – '),
    description: truncate(head.description, maxDescriptionLength),
  };
};

const max = 3;

/** Excludes results, adult content and advertisements. */
export const listDescription = (name: string, cards: readonly PublishedCard[]): string => {
  const headlines = cards
    .filter(({ result, adult, pr }) => result === undefined && !adult && !pr)
    .map(({ title }) => title);
  return [name, [...new Set(headlines)].slice(0, max).join('; ')].filter((part) => part !== '').join(': ');
};
