// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { refetch, type ReaderProblem, type ReaderStep } from '#core/pages/readers/support/reader-step.ts';
import type { ReaderAccount } from '#core/ports/reader-accounts.ts';
import { accountMessages, speakReaderProblem } from '../../messages/readers/accounts.ts';
import { NewsletterPage } from '../newsletters/newsletter-page.tsx';
import { frameOf } from '../../screens/pages.fixtures.ts';
import { ReaderPage } from './reader-page.tsx';

const account: ReaderAccount = {
  email: 'anna@posta.example',
  createdAt: 1_750_000_000,
  articlesUntil: 1_790_000_000,
  payments: [
    {
      id: 'p-1',
      title: 'Havi',
      amount: 12_000,
      currency: 'HUF',
      period: 'month',
      state: 'active',
      until: 1_790_000_000,
    },
    { id: 'p-2', title: 'Évi', amount: 90, currency: 'RON', period: 'year', state: 'cancelled', until: 1_790_000_000 },
    { id: 'p-3', title: 'Egyszeri', amount: 5, currency: 'EUR', period: 'once', state: 'over', until: null },
  ],
  newsletters: [
    { code: 'a', title: 'Reggeli', description: 'Naponta', subscribed: true, waiting: false },
    { code: 'b', title: 'Heti', description: '', subscribed: false, waiting: true },
    { code: 'c', title: 'Foci', description: '', subscribed: false, waiting: false },
  ],
};
const own = (more: Partial<Extract<ReaderStep, { kind: 'account' }>> = {}): ReaderStep => ({
  kind: 'account',
  account,
  notice: null,
  problem: null,
  ...more,
});

const shown = (step: ReaderStep, frame = frameOf()): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<ReaderPage step={step} frame={frame} />);
  return root;
};
const textsOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
const fieldsOf = (form: HTMLFormElement | null | undefined) => Object.fromEntries(new FormData(form ?? undefined));

describe("a reader's own page", () => {
  const table: readonly (readonly [ReaderProblem, ReaderStep, string | null])[] = [
    [{ kind: 'email-missing' }, refetch, 'email'],
    [{ kind: 'email-wrong' }, { ...refetch, email: 'anna' }, 'email'],
    [{ kind: 'asked-over' }, refetch, null],
    [{ kind: 'half-signed-out' }, refetch, null],
    [{ kind: 'wait', seconds: 40 }, refetch, null],
    [{ kind: 'unavailable' }, refetch, null],
    [{ kind: 'code-missing' }, { kind: 'code', key: 'k', signedIn: false, problem: null }, 'kod'],
    [{ kind: 'code-refused' }, { kind: 'code', key: null, signedIn: false, problem: null }, 'kod'],
    [{ kind: 'link-refused' }, { kind: 'code', key: 'k', signedIn: false, problem: null }, null],
    [{ kind: 'wait', seconds: 400 }, { kind: 'code', key: 'k', signedIn: false, problem: null }, null],
    [{ kind: 'deletion-unconfirmed' }, own(), 'megerosites'],
    [{ kind: 'wait', seconds: 2 }, own(), null],
  ];

  it.each(table)('says %o once, at %o, beside the field %s', (problem, step, field) => {
    const root = shown({ ...step, problem } as ReaderStep);
    expect(textsOf(root, '[role=alert]')).toEqual([speakReaderProblem(problem)]);
    const inputs = [...root.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
    expect(inputs.filter((one) => one.getAttribute('aria-invalid') === 'true').map(({ name }) => name)).toEqual(
      field === null ? [] : [field],
    );
    for (const input of inputs) {
      expect(root.querySelector(`label[for=${input.id}]`)?.textContent).not.toBe('');
      for (const id of input.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(root.querySelector(`#${id}`)?.textContent).not.toBe('');
    }
    if (field !== null) expect(root.querySelector('[autofocus]')?.id).toBe(field);
  });

  it('requests an address with autocomplete, and a code with its key', () => {
    const email = shown({ ...refetch, email: 'anna@x.example' }).querySelector<HTMLInputElement>('#email');
    expect([email?.type, email?.autocomplete, email?.value]).toEqual(['email', 'email', 'anna@x.example']);
    const root = shown({ kind: 'code', key: 'k1', signedIn: false, problem: null });
    const code = root.querySelector<HTMLInputElement>('#kod');
    expect([code?.inputMode, code?.autocomplete, fieldsOf(root.querySelector('form'))]).toEqual([
      'numeric',
      'one-time-code',
      { kulcs: 'k1', kod: '' },
    ]);
    expect(fieldsOf(shown({ kind: 'code', key: null, signedIn: false, problem: null }).querySelector('form'))).toEqual({
      kod: '',
    });
  });

  it('claims nothing about a mailbox, and says what to do if no letter comes (R34)', () => {
    const asked: ReaderStep = { kind: 'code', key: null, signedIn: false, problem: null };
    const letters = renderToString(<NewsletterPage step={{ kind: 'letter-sent', email: 'anna@posta.example' }} />);
    for (const text of [shown(asked).textContent, letters]) {
      expect(text).toMatch(/Ha (?:ezzel a címmel|erre a címre) .*perceken belül ott a levél/);
      expect(text).toMatch(/nem jött meg.*levélszemét.*várj (?:negyedórát|egy órát)/i);
      expect(text).not.toMatch(/elküldtük|küldtünk ide|kiküld|nem küldtünk|nincs fiók/i);
    }
  });

  it('sends plain forms only to the support area, in the app with its flag', () => {
    const actions = (step: ReaderStep, app: boolean) =>
      [...shown(step, { ...frameOf(), app }).querySelectorAll('form')].map((form) => [
        form.method,
        form.getAttribute('action'),
      ]);
    for (const [method, action] of actions(own(), false))
      expect([method, action]).toEqual(['post', '/tamogatas/profil']);
    expect(actions(refetch, true)).toEqual([['post', '/tamogatas/belepes?isMobileApp=1']]);
  });

  it('cancels only running support, after a confirmation that says until when it remains valid', () => {
    const root = shown(own());
    const asked = [...root.querySelectorAll('details')];
    expect(asked.map((one) => [one.open, fieldsOf(one.querySelector('form'))])).toEqual([
      [false, { action: 'cancel', payment_id: 'p-1' }],
    ]);
    expect(asked[0]?.querySelector('time')?.textContent).toBe('2026. szeptember 21.');
    expect(textsOf(root, '.account__price')).toEqual([
      '12\u00a0000\u00a0Ft havonta',
      '90\u00a0Lei évente',
      '5\u00a0EUR egyszeri',
    ]);
  });

  it('has a labelled switch for every newsletter', () => {
    const root = shown(own());
    const switches = [...root.querySelectorAll('section[aria-labelledby=hirlevelek] form')] as HTMLFormElement[];
    expect(switches.map((form) => [fieldsOf(form), form.querySelector('button')?.getAttribute('aria-label')])).toEqual([
      [{ action: 'newsletter', code: 'a', subscribe: '0' }, 'Leiratkozom: Reggeli'],
      [{ action: 'newsletter', code: 'b', subscribe: '1' }, 'Feliratkozom: Heti'],
      [{ action: 'newsletter', code: 'c', subscribe: '1' }, 'Feliratkozom: Foci'],
    ]);
    expect(textsOf(root, '.account__state')).toEqual([
      accountMessages.newsletters.on,
      accountMessages.newsletters.waiting,
    ]);
  });

  it('lists before the click what a deletion ends', () => {
    const root = shown(own());
    const part = root.querySelector('section[aria-labelledby=torles]');
    const [list, button] = [part?.querySelector('ul'), part?.querySelector('button')];
    expect(list?.textContent).toMatch(/támogatás.*hírlevel.*értesítésed.*belépésed/);
    expect(list && button && list.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is whole with nothing in it', () => {
    const root = shown(own({ account: { ...account, articlesUntil: null, payments: [], newsletters: [] } }));
    expect(textsOf(root, '.account__none')).toEqual([accountMessages.payments.none, accountMessages.newsletters.none]);
    expect(root.querySelectorAll('li.account__item, details')).toHaveLength(0);
  });

  it('shows nothing about an account that is unavailable', () => {
    const root = shown({ kind: 'away', validUntil: null });
    expect([textsOf(root, 'time'), textsOf(root, '[role=alert]')]).toEqual([
      [],
      [speakReaderProblem({ kind: 'unavailable' })],
    ]);
    expect(textsOf(shown({ kind: 'away', validUntil: 1_790_000_000 }), 'time')).toHaveLength(1);
  });

  it('confirms the action where the focus is', () => {
    const notice = shown(own({ notice: 'cancelled' })).querySelector('[role=status]');
    expect([notice?.hasAttribute('autofocus'), notice?.getAttribute('tabindex')]).toEqual([true, '-1']);
    expect(shown({ ...refetch, notice: 'signed-out' }).querySelectorAll('[autofocus]')).toHaveLength(1);
  });
});
