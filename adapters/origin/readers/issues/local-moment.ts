import type { NewsletterPlan } from '../newsletters/plan.ts';

export interface LocalMoment {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly hour: number;
  /** Sunday is 0. */
  readonly weekday: number;
}

export const localMoment = (at: number, timeZone: string): LocalMoment => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(at * 1000));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return { day, hour: Number(part('hour')), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() };
};

export const isDue = ({ weekday, hours: [from, until] }: NewsletterPlan, now: LocalMoment): boolean =>
  (weekday === undefined || weekday === now.weekday) && now.hour >= from && now.hour < until;
