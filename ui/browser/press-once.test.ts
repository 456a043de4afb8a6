// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pressOnce } from './press-once.ts';

const show = (persisted: boolean): boolean => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('sends a form once, also when the page has only just loaded, and again after a way back', () => {
  document.body.innerHTML = '<form data-once=""></form>';
  pressOnce();
  const form = document.querySelector('form')!;
  const submits = (): boolean => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submits()).toBe(true);
  show(false);
  expect(submits()).toBe(false);
  show(true);
  expect(submits()).toBe(true);
});
