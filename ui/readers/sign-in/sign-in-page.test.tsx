// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LoginContent } from '#core/pages/readers/login/login-content.ts';
import type { SignInProblem } from '#core/readers/sessions/sign-in-step.ts';
import { speakSignInProblem } from '../../messages/readers/sign-in.ts';
import { frameOf } from '../../screens/pages.fixtures.ts';
import { SignInPage } from './sign-in-page.tsx';

const shown = (own: Partial<LoginContent>): HTMLElement => {
  const root = document.createElement('div');
  const content: LoginContent = {
    step: { kind: 'password', email: 'bela@x.example' },
    problem: null,
    ways: [],
    ...own,
  };
  root.innerHTML = renderToString(<SignInPage content={content} frame={frameOf()} />);
  return root;
};
const alerts = (root: HTMLElement) => [...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const inputs = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];

describe('the page of signing in', () => {
  const table: readonly (readonly [SignInProblem, 'password' | 'code', string | null])[] = [
    [{ kind: 'email-missing' }, 'password', 'nev'],
    [{ kind: 'password-missing' }, 'password', 'jelszo'],
    [{ kind: 'refused' }, 'password', 'jelszo'],
    [{ kind: 'over' }, 'password', null],
    [{ kind: 'others-stay' }, 'password', null],
    [{ kind: 'unavailable' }, 'password', null],
    [{ kind: 'wait', seconds: 40 }, 'password', null],
    [{ kind: 'code-missing' }, 'code', 'kod'],
    [{ kind: 'code-refused' }, 'code', 'kod'],
    [{ kind: 'wait', seconds: 40 }, 'code', null],
    [{ kind: 'unavailable' }, 'code', null],
  ];

  it.each(table)('says %o once, at %s, beside the field %s', (problem, kind, field) => {
    const root = shown({ problem, step: kind === 'code' ? { kind } : { kind, email: 'bela@x.example' } });
    expect(alerts(root)).toEqual([speakSignInProblem(problem)]);
    const wrong = inputs(root).filter((input) => input.getAttribute('aria-invalid') === 'true');
    expect(wrong.map(({ name }) => name)).toEqual(field === null ? [] : [field]);
    for (const input of inputs(root))
      for (const id of input.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(root.querySelector(`#${id}`)?.textContent).not.toBe('');
    expect(root.querySelectorAll('[autofocus]')).toHaveLength(1);
    if (field !== null) expect(root.querySelector('[autofocus]')?.id).toBe(field);
  });

  it('sends plain forms to its own address, with what programs fill in', () => {
    const root = shown({});
    expect([...root.querySelectorAll('form')].map((form) => [form.method, form.getAttribute('action')])).toEqual([
      ['post', '/login'],
    ]);
    expect(inputs(root).map(({ name, type, autocomplete, value }) => [name, type, autocomplete, value])).toEqual([
      ['nev', 'text', 'username', 'bela@x.example'],
      ['jelszo', 'password', 'current-password', ''],
    ]);
    const code = shown({ step: { kind: 'code' } });
    expect(inputs(code).map(({ name, autocomplete }) => [name, autocomplete])).toEqual([['kod', 'one-time-code']]);
    expect([...code.querySelectorAll<HTMLInputElement>('[name=lepes]')].map(({ value }) => value)).toEqual([
      'kod',
      'elolrol',
    ]);
  });

  it('offers other ways by their names, at the first step', () => {
    const root = shown({ ways: [{ kind: 'provider', name: 'Központi belépés' }, { kind: 'passkey' }] });
    expect([...root.querySelectorAll('section :is(a, button)')].map(({ textContent }) => textContent)).toEqual([
      'Ezzel: Központi belépés',
      'Belépési kulccsal',
    ]);
    expect(shown({}).querySelector('section')).toBeNull();
  });

  it('has the passkey request in a form that shows an error only after one', () => {
    const root = shown({ step: { kind: 'passkey', options: '{"challenge":"a\\"b"}' } });
    const form = root.querySelector<HTMLFormElement>('form[data-passkey]')!;
    expect(JSON.parse(form.dataset['passkey'] ?? '')).toEqual({ challenge: 'a"b' });
    expect([...root.querySelectorAll<HTMLInputElement>('[name=lepes]')].map(({ value }) => value)).toEqual([
      'kulcs-valasz',
      'elolrol',
    ]);
    const problems = [...root.querySelectorAll<HTMLElement>('[data-passkey-problem]')];
    expect(problems.map(({ hidden, dataset }) => [hidden, dataset['passkeyProblem']])).toEqual([
      [true, 'failed'],
      [true, 'missing'],
    ]);
    expect(root.querySelector('noscript')?.innerHTML).toContain('engedélyezd');
  });

  it('lists passkeys with a form to remove each, and one to add another', () => {
    const passkeys = [
      { id: 7, credentialId: 'a', name: '<b>Telefon', createdAt: 1_790_000_000, usedAt: 1_790_000_600 },
      { id: 5, credentialId: 'b', name: 'Kulcs', createdAt: 1_780_000_000, usedAt: null },
    ];
    const root = shown({
      step: { kind: 'passkeys', passkeys, mayChange: true },
      problem: { kind: 'passkey-name-missing' },
    });
    expect(root.querySelector('h1')?.textContent).toBe('Belépési kulcsok');
    expect([...root.querySelectorAll<HTMLInputElement>('[name=kulcs]')].map(({ value }) => value)).toEqual(['7', '5']);
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^<b>TelefonHozzáadva: .*\u00a0· Utoljára használtad: /),
      expect.stringMatching(/^KulcsHozzáadva: .*\u00a0· Még nem használtad/),
    ]);
    expect(root.querySelector('[name=kulcsnev]')?.getAttribute('aria-invalid')).toBe('true');
    expect(alerts(root)).toEqual([speakSignInProblem({ kind: 'passkey-name-missing' })]);
    const none = shown({ step: { kind: 'passkeys', passkeys: [], mayChange: true } });
    expect(none.textContent).toContain('Még nincs belépési kulcsod.');
    expect(root.textContent).toContain('a kulcsaid utána is megmaradnak');
  });

  it('lists read-only passkeys with one form, to sign in again', () => {
    const passkeys = [{ id: 7, credentialId: 'a', name: 'Telefon', createdAt: 1_790_000_000, usedAt: null }];
    const root = shown({ step: { kind: 'passkeys', passkeys, mayChange: false } });
    const steps = [...root.querySelectorAll<HTMLInputElement>('[name=lepes]')].map(({ value }) => value);
    expect([steps, root.textContent]).toEqual([['belepes-ujra'], expect.stringContaining('Telefon')]);
    expect(root.textContent).toContain('csak a belépés utáni tíz percben');
  });

  it('shows the wait time in seconds, and from 90 seconds on in minutes', () => {
    const wait = (seconds: number) => /Várj (.*?),/.exec(speakSignInProblem({ kind: 'wait', seconds }))?.[1];
    expect([1, 59.2, 90, 91, 600].map(wait)).toEqual([
      '1 másodpercet',
      '60 másodpercet',
      '90 másodpercet',
      '2 percet',
      '10 percet',
    ]);
  });
});
