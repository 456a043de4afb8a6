import { number } from '../counted/counted-en.ts';
import type { UpstreamMessages } from './upstream-messages.ts';

export const upstreamEn: UpstreamMessages = {
  commands: {
    upstream: 'check a backend of your own (docs/upstreams), or run a mock of one',
    check: 'make every read call of the site against a backend, and list what its responses lack; sends only GET',
    mock: 'answer every read call from samples, on this machine only, until Ctrl-C',
  },
  options: {
    site: 'slug of the site to ask for (default: the main site)',
    needed: 'only calls without which a page cannot be shown',
    slow: 'longest time of a response: 500ms, 1s, 2.5s',
    port: 'port to listen on; 0 chooses a free one',
    fault: 'fault to plant, call:kind[:path]; may be repeated. Kinds: missing, type, value, status[:500], slow[:1500]',
  },
  refusedSlow: 'must be a time from 1ms to 60s, such as 500ms or 1.5s',
  refusedUrl: (given) => `the URL must be http or https, without user name, query or fragment: ${given}`,
  unknownSite: (given, known) => `there is no site ${given}. Use one of: ${known}`,
  columns: {
    need: 'call is',
    call: 'call',
    page: 'page',
    path: 'field',
    kind: 'fault',
    expected: 'expected',
    got: 'got',
    ms: 'time (ms)',
  },
  needs: { needed: 'needed', optional: 'optional' },
  everyPage: 'every page',
  kinds: { missing: 'missing', type: 'wrong type', value: 'wrong value', status: 'wrong status', slow: 'slow' },
  checked: (calls, findings, needed) =>
    findings === 0
      ? `${number(calls)} calls, no fault`
      : `${number(calls)} calls, ${number(findings)} faults, ${number(needed)} of them in calls that a page needs`,
  skipped: (call, lacking) => `not checked: ${call}, because no response named ${lacking}`,
  lacking: {
    article: 'an article',
    'live-blog': 'a live blog',
    section: 'a section',
    podcast: 'a podcast',
    episode: 'an episode',
    league: 'a league',
    month: 'a month',
    fixture: 'a fixture',
    season: 'a season',
    race: 'a race',
    id: 'an id',
  },
  absent: (upstream) => `not checked: the calls of ${upstream}, because none of them is at this address`,
  unreachable: (url, why) => `no response from ${url} (${why})`,
  mockListens: (url) => `listening at ${url} (for web nodes: MAIN_API_URL=${url})`,
  mockFailed: (why) => `cannot listen: ${why}`,
  refusedFaults: {
    grammar: (fault) => `not a fault: ${fault}. Write call:kind[:path], such as articles.bySlug:missing:content`,
    'unknown-call': (fault) => `unknown call in ${fault}. docs/upstreams/pages.md lists the calls`,
    'no-field': (fault) => `the sample has no such field: ${fault}`,
    harmless: (fault) => `this would be no fault: ${fault}. The site accepts it, or the field may be missing`,
  },
};
