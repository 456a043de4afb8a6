import { repeatEvery, type RepeatNeeds } from '../../database/maintenance/repeat.ts';
import type { IssueContext } from './issue-context.ts';
import { sendIssues } from './send-issues.ts';

/** Milliseconds between two looks. */
const beat = 20_000;

/** Sends newsletters as they come due; gives what stops it, which waits for the letters under way. */
export const sendRegularly = (context: IssueContext, needs: RepeatNeeds): (() => Promise<void>) => {
  if (context.room === null || context.plans.length === 0) return async () => undefined;
  return repeatEvery(beat, (isStopped) => sendIssues(context, isStopped), needs);
};
