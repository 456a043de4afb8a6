import type { KnownEdition } from './known-edition.ts';

const everySecond = 1_000;

/** Looks every second whether others have written: what a notice tells sooner is only a hint. Gives what stops that. */
export const followOthers = (
  { catchUp }: Pick<KnownEdition, 'catchUp'>,
  log: (cause: unknown) => void,
): (() => void) => {
  let failing = false;
  const look = async (): Promise<void> => {
    try {
      await catchUp();
      failing = false;
    } catch (cause) {
      // Once, until it succeeds again.
      if (!failing) log(cause);
      failing = true;
    }
  };
  const timer = setInterval(() => void look(), everySecond);
  timer.unref();
  return () => clearInterval(timer);
};
