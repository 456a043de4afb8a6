import { followVisits } from '../visits/follow-visits.ts';

const { documentElement: root } = document;

// What waits until a page is read costs nobody who leaves it at once; who was here before is told sooner what is new.
setTimeout(() => void import('../notices/follow-notices.ts'), 'back' in root.dataset ? 8_000 : 0);
if (root.lang === 'en')
  void import('../screens/speak.ts').then(({ speak }) => {
    speak('en');
    followVisits();
  });
else followVisits();
