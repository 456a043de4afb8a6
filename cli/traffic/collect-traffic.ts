import type { Outcome } from '#core/addresses/judge-address.ts';
import type { FinalOutcome } from '../addresses/final-outcome.ts';
import type { Installation } from '../installation/installation.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import { countAudience } from './audience.ts';
import type { ExactTally } from './exact-tally.ts';
import { keyIn } from './exact-tally.ts';
import { judgeTraffic } from './judge-traffic.ts';
import { noteFindings } from './note-findings.ts';
import type { ShowNeeds } from './shown-address.ts';
import type { Group } from './verdict-groups.ts';

export interface CollectNeeds extends ShowNeeds {
  readonly isBot: ((agent: string) => boolean) | null;
  readonly tally: Pick<ExactTally, 'add'>;
}

const keyOfGroup = ({ outcome, final, site, route, rules }: Group): string =>
  keyIn('group', [outcome, final, site ?? '', route ?? '', rules.join(' ')].join('\t'));

export const groupOfKey = (key: string, hits: number): Group => {
  const [outcome, final, site = '', route = '', rules = ''] = key.split('\t');
  return {
    outcome: outcome as Outcome,
    final: final as FinalOutcome,
    site: site || null,
    route: route || null,
    rules: rules === '' ? [] : rules.split(' '),
    hits,
  };
};

export const collectTraffic = (
  installation: Installation,
  needs: CollectNeeds,
): { readonly taker: EntryTaker; readonly end: () => void } => {
  const { tally, isBot } = needs;
  const notes = noteFindings(installation, needs, tally);
  const audience = isBot === null ? null : countAudience(isBot, tally);
  const judge = judgeTraffic(installation, needs.host, notes.noteOn, audience);
  return {
    taker: judge,
    end: () => {
      notes.end();
      audience?.end();
      for (const group of judge.groups()) tally.add(keyOfGroup(group), group.hits);
    },
  };
};
