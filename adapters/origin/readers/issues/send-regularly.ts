import { repeatEvery, type RepeatNeeds } from '../../database/maintenance/repeat.ts';
import type { IssueContext } from './issue-context.ts';
import { sendIssues } from './send-issues.ts';

/** Milliseconds. */
const beat = 20_000;

export const sendRegularly = (context: IssueContext, needs: RepeatNeeds): (() => Promise<void>) => {
  if (context.room === null || context.plans.length === 0) return async () => undefined;
  return repeatEvery(beat, (isStopped) => sendIssues(context, isStopped), needs);
};
