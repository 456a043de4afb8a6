import { installationOf } from '../installation/installation.ts';
import type { Tools } from '../input/command.ts';
import { readTraffic, tellEnd, trafficExit } from '../input/read-traffic.ts';
import { trafficNeeds } from '../input/traffic-options.ts';
import type { LostPages } from '../messages/moving/migrate-messages.ts';
import { parseAnyRuleSet } from '../rule-sets/read-any-rule-set.ts';
import { readWhole } from '../terminal/read-whole.ts';
import { noteNothing } from '../traffic/number-reactions.ts';
import { judgeTraffic } from '../traffic/judge-traffic.ts';
import { exitCodes } from '../terminal/exit-codes.ts';

/** Bytes: more than a million moved addresses. */
const largestMove = 2 ** 28;
const maxBad = 0.01;

/** Replays a log of the old site by the rules of the migration, before those of the installation. */
export const lostPages = async (tools: Tools, log: string, rulesFile: string): Promise<LostPages | null> => {
  const { io, needs, finish, messages } = tools;
  const text = await readWhole(io, rulesFile, largestMove);
  const moved = text.isErr() ? null : parseAnyRuleSet(text.value).unwrapOr(null);
  if (moved === null) {
    io.err(`${messages.faults.rulesUnreadable(rulesFile)}\n`);
    finish(exitCodes.unreadableRules);
    return null;
  }
  const installation = installationOf(needs, { rules: [...moved.rules, ...needs.rules] });
  const judge = judgeTraffic(installation, installation.mainHost, () => noteNothing);
  const options = { logFormat: 'auto', sampleRate: 1, limit: Infinity, maxBad } as const;
  const read = await readTraffic(tools, { ...trafficNeeds([log], options), audience: false }, judge);
  if (read === null) {
    finish(exitCodes.usage);
    return null;
  }
  finish(trafficExit(read, maxBad));
  tellEnd(tools, read, read.bad > maxBad * read.lines);
  const groups = judge.groups();
  const sum = (hits: readonly { readonly hits: number }[]): number => hits.reduce((all, one) => all + one.hits, 0);
  return { requests: sum(groups), lost: sum(groups.filter(({ final }) => final === 'not-found')) };
};
