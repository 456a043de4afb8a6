import type { Outcome, Verdict } from '#core/routing/judge-address.ts';
import type { Unmatched } from '#core/routing/why-unmatched.ts';
import type { SiteReason } from '#core/sites/select-site.ts';
import type { TrafficCopy } from './traffic-copy.ts';
import type { VerifyCopy } from './verify-copy.ts';

/** Everything that the commands say to a person; data has no language. */
export interface Copy {
  readonly program: string;
  readonly commands: Readonly<Record<'explain' | 'routes' | 'rules' | 'sites' | 'ask' | 'replay' | 'coverage' | 'sample' | 'check' | 'diff' | 'lint' | 'live' | 'completion', string>>;
  readonly options: Readonly<Record<'json' | 'lang' | 'host' | 'donations' | 'preview' | 'ruleSet' | 'format' | 'list' | 'input' | 'version' | 'help', string>>;
  /** What commander says of a command line that it cannot read. */
  readonly usage: (text: string) => string;
  readonly optionNotes: Readonly<Record<'choices' | 'byDefault', (what: string) => string>>;
  readonly helpTitles: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<'site' | 'rules' | 'route' | 'outcome', string>>;
  readonly siteReasons: Readonly<Record<SiteReason, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly notJudged: string;
  readonly shop: string;
  readonly there: string;
  readonly noRuleHit: (tried: number) => string;
  readonly rulesHit: (hit: number, tried: number, status: number) => string;
  readonly noRoute: string;
  readonly page: (page: number) => string;
  readonly params: Readonly<Record<'any' | 'rest' | 'date' | 'free-word', string>>;
  readonly oneOf: (words: readonly string[]) => string;
  readonly reasons: Readonly<Record<NonNullable<Verdict['reason']>, string>>;
  readonly unmatched: (why: Unmatched) => string;
  readonly columns: Readonly<Record<'id' | 'from' | 'to' | 'status' | 'example' | 'name' | 'pattern' | 'query' | 'slug' | 'role' | 'domain' | 'prefix' | 'currency' | 'zone' | 'input' | 'answer', string>>;
  readonly builtIn: string;
  readonly traffic: TrafficCopy;
  readonly verify: VerifyCopy;
  readonly faults: Readonly<Record<'rulesUnreadable' | 'inputUnreadable' | 'unknownRule' | 'ruleMissing', (what: string) => string>>;
}
