import type { NativeWays } from './navigation/follow-links.ts';
import { wellFormed } from '../window/well-formed.ts';

export const addressOfForm = (form: HTMLFormElement): string => {
  const { pathname } = new URL(form.action);
  const query = [...new FormData(form)]
    .filter((field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value.trim()))}`)
    .join('&');
  return query === '' ? pathname : `${pathname}?${query}`;
};

const ours = ({ method, target, action }: HTMLFormElement): boolean =>
  method === 'get' && target === '' && new URL(action).origin === location.origin;

export const followForms = (go: (address: string) => void, native: NativeWays | null): (() => void) => {
  const submitted = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !ours(form)) return;
    event.preventDefault();
    const address = addressOfForm(form);
    const way = native?.wayInApp(address);
    if (way?.go === 'hand-over') native?.handOver(way, address);
    else go(way?.link ?? address);
  };
  document.addEventListener('submit', submitted);
  return () => document.removeEventListener('submit', submitted);
};
