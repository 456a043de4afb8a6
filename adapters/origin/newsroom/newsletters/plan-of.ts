import type { NewsletterPlan } from '../../readers/newsletters/plan.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';

export const planOf = ({ plans }: Newsroom['issues'], code: string): NewsletterPlan => {
  const plan = plans.find((one) => one.code === code);
  if (plan === undefined) throw new CommandFailure('no-newsletter', code);
  return plan;
};

export const noMail = ({ noMail: why }: Newsroom['issues']): CommandFailure =>
  new CommandFailure('no-mail', why ?? 'no-server');
