// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WrongField } from '#core/readers/newsletters/newsletter-step.ts';
import { newsletterMessages } from '../../messages/readers/newsletters.ts';
import { NewsletterForm } from './newsletter-form.tsx';

afterEach(cleanup);

describe('the form of newsletters', () => {
  it.each<WrongField>(['email', 'listCodes', 'refused'])('says that it is %s, and keeps what was typed', (wrong) => {
    const offers = [{ code: 'napi', title: 'Napi levél', description: '' }];
    const typed = { email: 'anna@posta.example', firstName: 'Anna', lastName: '', listCodes: ['napi'] };
    render(<NewsletterForm kind="asking" offers={offers} typed={typed} wrong={[wrong]} />);
    expect(document.body.textContent).toContain(newsletterMessages.wrong[wrong]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: newsletterMessages.asking.email }).value).toBe(
      typed.email,
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});
