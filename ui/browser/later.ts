import { followVisits } from '../readers/visits/follow-visits.ts';
import { keptJson } from '../window/kept-json.ts';

const { documentElement: root } = document;

// Returning readers load this file sooner, for what is new; notices still wait nine seconds.
// A failed import is an unhandled error in the console of a reader who leaves; the next page loads it again.
const noticesOff = (): void => undefined;
setTimeout(
  () => void import('../editorial/notices/follow-notices.ts').catch(noticesOff),
  'back' in root.dataset ? 8_000 : 0,
);
if (document.querySelector('[data-line]'))
  void import('../sport/live/follow-live-lines.ts').then(({ followLiveLines }) => followLiveLines());
const follow = (): void => {
  followVisits();
  if (keptJson('followed'))
    void import('../readers/followed/press-follow.ts').then(({ showFollowed }) => showFollowed());
};
if (root.lang === 'en')
  void import('../screens/speak.ts').then(({ speak }) => {
    speak('en');
    follow();
  });
else follow();
