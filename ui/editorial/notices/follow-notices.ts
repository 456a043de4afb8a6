import { keepTold } from '../../window/keep-told.ts';

/** Milliseconds. */
const timeout = 10_000;
const maxLeftOut = 16;

/** The browser parses the document; this code never creates HTML from text. */
const ask = (room: HTMLElement): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const app = room.dataset['to'] === 'app' ? '&isMobileApp=1' : '';
    request.open('GET', `/api/notices?in=${encodeURIComponent(location.pathname)}${app}`);
    request.responseType = 'document';
    request.timeout = timeout;
    request.addEventListener('loadend', () =>
      request.status === 200 && request.responseXML ? resolve(request) : reject(new Error(`${request.status}`)),
    );
    request.send();
  });

const nameOf = ({ dataset }: HTMLElement): string => `${dataset['id']} ${dataset['until']}`;

const end = (notice: HTMLElement): void => {
  if (notice.contains(document.activeElement)) document.getElementById('tartalom')?.focus({ preventScroll: true });
  const late = notice.closest('.late-notices');
  if (late) return (late.childElementCount > 1 ? notice : late).remove();
  if (notice.hidden) return notice.remove();
  notice.style.blockSize = `${notice.offsetHeight}px`;
  notice.replaceChildren();
  notice.removeAttribute('role');
  notice.className = 'site-notice site-notice--over';
};

const standingIn = (room: HTMLElement): readonly HTMLElement[] => [
  ...room.querySelectorAll<HTMLElement>('site-notice:not(.site-notice--over)'),
];

const addLate = (room: HTMLElement, notices: readonly HTMLElement[]): void => {
  const known = room.querySelector('.late-notices');
  const late = known ?? document.createElement('div');
  late.className = 'late-notices';
  late.append(...notices.map((notice) => document.importNode(notice, true)));
  if (!known) room.append(late);
};

const timed = new WeakSet<HTMLElement>();
/** Uses the server's clock, to remove expired notices on time when the server is unreachable. */
const timeEnds = (room: HTMLElement, date: string | null): void => {
  const now = Date.parse(date ?? '');
  for (const notice of standingIn(room)) {
    const left = Number(notice.dataset['until']) * 1000 - now;
    if (!(left < 86_400_000) || timed.has(notice)) continue;
    timed.add(notice);
    setTimeout(() => notice.isConnected && end(notice), left);
  }
};

const showVideo = async ({ dataset: { video } }: HTMLElement): Promise<void> => {
  if (video) await import(/* @vite-ignore */ video);
};

const take = async (room: HTMLElement, answer: XMLHttpRequest): Promise<void> => {
  const wanted = new Map(
    [...(answer.responseXML?.querySelectorAll<HTMLElement>('site-notice') ?? [])].map((one) => [nameOf(one), one]),
  );
  for (const notice of standingIn(room)) if (!wanted.delete(nameOf(notice))) end(notice);
  const script = answer.responseXML?.querySelector('script')?.getAttribute('src');
  if (wanted.size > 0 && script) {
    await import(/* @vite-ignore */ script);
    addLate(room, [...wanted.values()]);
  }
  if (answer.responseXML?.querySelector('site-video')) await showVideo(room);
  timeEnds(room, answer.getResponseHeader('date'));
};

const follow = (room: HTMLElement): void => {
  let [failures, leftOut, asking] = [0, 0, false];
  const look = async (): Promise<void> => {
    if (asking || leftOut-- > 0) return;
    asking = true;
    try {
      await take(room, await ask(room));
      failures = leftOut = 0;
    } catch {
      leftOut = Math.min(2 ** failures++, maxLeftOut);
    }
    asking = false;
  };
  keepTold(() => void look());
  document.addEventListener('visibilitychange', () => document.hidden || void look());
  new MutationObserver(() => void look()).observe(document.documentElement, { attributeFilter: ['data-site'] });
};

const room = document.getElementById('kozlemenyek');
if (room) follow(room);
