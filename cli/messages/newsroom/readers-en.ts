import { number, some } from '../counted/counted-en.ts';
import type { ReadersMessages } from './readers-messages.ts';

export const readersEn: ReadersMessages = {
  commands: {
    readers: 'import newsletter readers from the lists of other programs',
    import:
      'import readers from CSV files (Ghost, Substack, Mailchimp, Beehiiv) with the time and source of consent; sends nothing',
  },
  options: {
    from: 'the program that wrote the lists (default: found by their columns)',
    newsletter: 'codes of the newsletters to subscribe the readers to (see newsletters list)',
    source: 'source of the consent (default: the program and the file name)',
    dryRun: 'only count what would happen',
  },
  faults: {
    unreadable: 'cannot be read',
    'unknown-list':
      'the first line does not name the columns of Ghost, Substack, Mailchimp or Beehiiv. Export the list again, or name the program with --from',
    encoding: 'the encoding is ambiguous. Save the file as UTF-8',
    quotes: 'a quotation mark is not closed correctly',
    'too-long': 'the line is too long',
    columns: 'has another number of columns than the first line',
    address: 'the email address is missing or malformed',
    'no-date': 'the time of consent is missing',
    'bad-date': 'the time of consent is malformed or in the future',
    'unknown-state': 'the state of the subscription is unknown',
  },
  moreFaults: (count) => `… and ${some(count, 'more bad line', 'more bad lines')}`,
  imported: (report, dryRun) => [
    `${some(report.added, 'reader', 'readers')} ${dryRun ? 'would be added' : 'added'}, ${number(report.existing)} subscribed already, ${number(report.blocked)} skipped: they unsubscribed or deleted their data`,
    `${number(report.unsubscribed)} unsubscribed and ${number(report.undeliverable)} undeliverable (no import subscribes them again), ${number(report.unconfirmed)} never confirmed`,
    ...(report.ended > 0
      ? [`${some(report.ended, 'imported subscription', 'imported subscriptions')} ${dryRun ? 'would end' : 'ended'}`]
      : []),
    ...(report.paid > 0
      ? [`${some(report.paid, 'paying member', 'paying members')}: give them access with subscriptions give`]
      : []),
    ...(report.bad > 0 ? [`${some(report.bad, 'bad line', 'bad lines')} skipped`] : []),
  ],
};
