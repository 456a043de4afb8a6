import { followedIn } from '#core/readers/followed/followed-list.ts';
import { followAll, follows, withoutFollowed } from '#core/readers/followed/kept-followed.ts';
import { followMessages } from '../../messages/readers/follow.ts';
import { followedMessages } from '../../messages/readers/followed.ts';
import { changeFollowed, followedHere, isFollowedKept, onFollowed } from './followed-store.ts';

const page = '/kovetett';

const wayToAll = (): HTMLElement =>
  Object.assign(document.createElement('a'), { href: page, textContent: followedMessages.all });

const noteClass = 'follow-note';
const clearNotes = (): void => document.querySelectorAll(`.${noteClass}`).forEach((note) => note.remove());

const tell = (button: HTMLElement, words: string): void => {
  clearNotes();
  const note = Object.assign(document.createElement('p'), { className: noteClass });
  note.setAttribute('role', 'status');
  (button.closest('.follows, .tags') ?? button).after(note);
  note.append(...(words === '' ? [] : [words, ' ']), wayToAll());
};

const show = (): void => {
  const list = followedHere();
  for (const button of document.querySelectorAll<HTMLElement>('[data-follow]')) {
    const key = followedIn(button.dataset['follow'] ?? '');
    const on = key !== null && follows(list, key);
    const words = on ? followedMessages.followed : followMessages.follow;
    const [word] = button.children;
    if (word && word.textContent !== words) word.textContent = words;
    if (button.getAttribute('aria-pressed') !== String(on)) button.setAttribute('aria-pressed', String(on));
  }
};

let showing = false;

export const showFollowed = (): void => {
  if (showing) return;
  showing = true;
  let [path, planned] = [location.pathname, 0];
  const look = (): void => {
    planned = 0;
    if (location.pathname !== path) clearNotes();
    path = location.pathname;
    show();
  };
  show();
  onFollowed(show);
  new MutationObserver(() => void (planned ||= requestAnimationFrame(look))).observe(document.body, {
    childList: true,
    subtree: true,
  });
};

export const pressFollow = (button: HTMLElement): void => {
  const key = followedIn(button.dataset['follow'] ?? '');
  if (key === null) return;
  const list = followedHere();
  if (follows(list, key)) {
    changeFollowed(withoutFollowed(list, key));
    clearNotes();
  } else {
    const { list: next, outcome } = followAll(list, [{ ...key, name: button.lastElementChild?.textContent ?? '' }]);
    if (outcome === 'followed') changeFollowed(next);
    if (outcome === 'full') tell(button, followedMessages.full);
    else tell(button, isFollowedKept() ? '' : followedMessages.unkept);
  }
  showFollowed();
};
