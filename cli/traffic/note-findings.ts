import type { Verdict } from '#core/addresses/judge-address.ts';
import { endOf } from '../addresses/final-outcome.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import { brokenRedirects, placeKey } from './broken-redirects.ts';
import type { ExactTally } from './exact-tally.ts';
import { keyIn } from './exact-tally.ts';
import { faultsOn, isOrdinary } from './findings.ts';
import type { NoteOn } from './judge-traffic.ts';
import type { Note } from './number-reactions.ts';
import { noteNothing } from './number-reactions.ts';
import type { ShowNeeds } from './shown-address.ts';
import { shownAddress } from './shown-address.ts';
import { rowKey } from './tallied-rows.ts';
import type { Group } from './verdict-groups.ts';

export interface FindingNotes {
  readonly noteOn: NoteOn;
  /** Must be called after the last request. */
  readonly end: () => void;
}

const isPlain = ({ redirect, reason }: Verdict, { final }: Group): boolean =>
  final !== 'not-found' && (redirect === null ? reason !== 'redirect-loop' : isOrdinary(redirect));

/** 304 means that the client has the page cached. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

const worked = (status: number): boolean => status > 0 && status < 400;

export const noteFindings = (
  installation: Installation,
  show: ShowNeeds,
  tally: Pick<ExactTally, 'add'>,
): FindingNotes => {
  const redirects = brokenRedirects(tally);
  const faultsOf = faultsOn(installation);
  const shown = shownAddress(show);
  const faulty = { all: 0, people: 0 };
  const addFaulty = (isPerson: boolean, weight: number): void => {
    faulty.all += weight;
    if (isPerson) faulty.people += weight;
  };

  const noteMissing = (address: TypedAddress, verdict: Verdict, url: string, alone: boolean): Note => {
    const { place } = endOf(installation.book.judge, address, verdict);
    const end = placeKey(place);
    const moved = verdict.redirect !== null;
    const rules = [...new Set(verdict.redirect?.steps.map(({ rule }) => rule))];
    const [missing, broken] = [
      keyIn('row', rowKey('not-found', url, rules)),
      keyIn('row', rowKey(moved ? 'redirect-into-404' : 'new-404', url, rules)),
    ];
    return (status, isPerson, weight) => {
      tally.add(missing, weight);
      if (!moved && status > 0) redirects.addEnd(end, status, weight);
      if (moved && isRedirect(status)) redirects.addRedirect(end, { url, rules, alone, isPerson }, weight);
      else if (worked(status)) {
        tally.add(broken, weight);
        if (alone) addFaulty(isPerson, weight);
      }
    };
  };

  return {
    noteOn: (address, verdict, group) => {
      if (isPlain(verdict, group)) return noteNothing;
      const faults = faultsOf(address, verdict);
      const isMissing = group.final === 'not-found';
      if (faults.length === 0 && !isMissing) return noteNothing;
      const url = shown(address);
      const keys = faults.map(({ kind, rules }) => keyIn('row', rowKey(kind, url, rules)));
      const noteEnd = isMissing ? noteMissing(address, verdict, url, keys.length === 0) : noteNothing;
      return (status, isPerson, weight) => {
        for (const key of keys) tally.add(key, weight);
        if (keys.length > 0) addFaulty(isPerson, weight);
        noteEnd(status, isPerson, weight);
      };
    },
    end: () => {
      tally.add(keyIn('faulty', 'all'), faulty.all);
      tally.add(keyIn('faulty', 'people'), faulty.people);
      [faulty.all, faulty.people] = [0, 0];
    },
  };
};
