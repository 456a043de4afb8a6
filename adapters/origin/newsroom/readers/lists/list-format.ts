import type { ListFaultKind, ListKind } from '#adapters/newsroom-contract/readers.ts';

export type ListState = 'subscribed' | 'unsubscribed' | 'undeliverable' | 'unconfirmed';

export interface ListedReader {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: ListState;
  /** Unix seconds: of the consent, or of its end. */
  readonly at: number | null;
  readonly paid: boolean;
}

/** The trimmed value of the first of these columns that is not empty. */
export type Cell = (...columns: readonly string[]) => string;

interface ListFormat {
  /** Lower case, as all column names. A list is of the first format with all of one group of columns. */
  readonly marks: readonly (readonly string[])[];
  readonly stateOf: (cell: Cell) => ListState | null;
  readonly consent: readonly string[];
  readonly end: readonly string[];
  readonly isPaid: (cell: Cell) => boolean;
}

export const emailColumns = ['email', 'email address', 'user_email_address'];
const firstNames = ['first name', 'first_name', 'fname'];
const lastNames = ['last name', 'last_name', 'lname'];
const wholeNames = ['name', 'user_name'];

const isYes = (text: string): boolean => /^(?:true|yes|1)$/i.test(text);
const isNo = (text: string): boolean => /^(?:false|no|0)$/i.test(text);

const beehiivStates: Readonly<Record<string, ListState>> = {
  active: 'subscribed',
  inactive: 'unsubscribed',
  unsubscribed: 'unsubscribed',
  invalid: 'undeliverable',
  pending: 'unconfirmed',
  validating: 'unconfirmed',
  needs_attention: 'unconfirmed',
};

export const listFormats: Readonly<Record<ListKind, ListFormat>> = {
  ghost: {
    marks: [['email', 'subscribed_to_emails', 'created_at']],
    stateOf: (cell) => {
      const subscribed = cell('subscribed_to_emails');
      if (cell('deleted_at') !== '' || isNo(subscribed)) return 'unsubscribed';
      return isYes(subscribed) ? 'subscribed' : null;
    },
    consent: ['created_at'],
    end: ['deleted_at'],
    isPaid: (cell) => isYes(cell('complimentary_plan')) || cell('tiers', 'products', 'stripe_customer_id') !== '',
  },
  substack: {
    marks: [['email', 'email_disabled']],
    stateOf: (cell) => {
      const disabled = cell('email_disabled');
      if (isYes(disabled)) return 'unsubscribed';
      return isNo(disabled) ? 'subscribed' : null;
    },
    consent: ['created_at'],
    end: [],
    isPaid: (cell) => isYes(cell('active_subscription')) || cell('type', 'stripe_connected_customer_id') !== '',
  },
  mailchimp: {
    marks: [['email address', 'optin_time']],
    stateOf: (cell) => {
      if (cell('clean_time') !== '') return 'undeliverable';
      return cell('unsub_time') === '' ? 'subscribed' : 'unsubscribed';
    },
    consent: ['confirm_time', 'optin_time'],
    end: ['clean_time', 'unsub_time'],
    isPaid: () => false,
  },
  beehiiv: {
    marks: [
      ['email', 'status', 'created_at'],
      ['email', 'status', 'subscribed_at'],
    ],
    stateOf: (cell) => {
      if (cell('unsubscribed_at') !== '') return 'unsubscribed';
      return beehiivStates[cell('status').toLowerCase()] ?? null;
    },
    consent: ['subscription date (substack)', 'created_at', 'subscribed_at'],
    end: ['unsubscribed_at'],
    isPaid: (cell) => !['', 'free'].includes(cell('tier', 'subscription_tier').toLowerCase()),
  },
};

/** Times without a zone are UTC. */
const timeOf = (text: string): number | null => {
  const [, day, clock = '00:00:00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)? ?(Z|UTC|[+-]\d\d:?\d\d)?)?$/.exec(text) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${clock}${zone === 'UTC' || zone === '' ? 'Z' : zone}`);
  const isDay = new Date(Date.parse(`${day}T00:00:00Z`)).toJSON()?.startsWith(day) ?? false;
  return isDay && at > 0 ? Math.floor(at / 1_000) : null;
};

export const readListed = (
  { stateOf, consent, end, isPaid }: ListFormat,
  cell: Cell,
  now: number,
): ListedReader | ListFaultKind => {
  const state = stateOf(cell);
  if (state === null) return 'unknown-state';
  const date = cell(...(state === 'subscribed' ? consent : end));
  const at = timeOf(date);
  if (state === 'subscribed' && date === '') return 'no-date';
  if (state === 'subscribed' && (at === null || at > now)) return 'bad-date';
  const firstName = cell(...firstNames);
  const lastName = cell(...lastNames);
  return {
    email: cell(...emailColumns),
    firstName: (firstName === '' && lastName === '' ? cell(...wholeNames) : firstName).slice(0, 200),
    lastName: lastName.slice(0, 200),
    state,
    at,
    paid: isPaid(cell),
  };
};
