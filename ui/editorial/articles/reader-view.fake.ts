import { Readability } from '@mozilla/readability';

const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

const own = ':is(.article__lead, .highlight p), :is(.body, .post) :is(p, li, h2, h3, h4, td)';
const foreign = ':is(aside, nav, button, .share, .embed, .follows, .notice, .unseen, .needs-script)';

interface ReaderView {
  readonly title: string;
  readonly byline: string;
  readonly lost: readonly string[];
  readonly shown: readonly string[];
}

export const readerView = (page: Document): ReaderView | null => {
  const pieces = [...page.querySelectorAll(own)].filter((one) => one.closest(foreign) === null).map(textIn);
  const others = [...page.querySelectorAll('main :is(aside.ad, aside.read-also, .notice, .follows)')].map(textIn);
  const read = new Readability(page.cloneNode(true) as Document).parse();
  if (read === null) return null;
  const text = words(read.textContent);
  return {
    title: words(read.title),
    byline: words(read.byline),
    lost: pieces.filter((piece) => !text.includes(piece)),
    shown: others.filter((other) => other !== '' && text.includes(other)),
  };
};

const textIn = ({ textContent }: Element): string => words(textContent);
