import { createSteerableTime, type SteerableTime } from './steerable-time.ts';
import { stillTime } from './still-time.fake.ts';

export const steerableDeadlines = (): SteerableTime => {
  const time = createSteerableTime(stillTime());
  return {
    ...time,
    deadline: (ms) => {
      const deadline = new AbortController();
      time.after(ms, () => deadline.abort(new DOMException('The deadline has passed', 'TimeoutError')));
      return deadline.signal;
    },
  };
};
