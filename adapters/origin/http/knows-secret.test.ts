import { expect, it } from 'vitest';
import { knowsSecret } from './knows-secret.ts';

const request = (secret?: string) => ({ headers: secret === undefined ? {} : { 'origin-secret': secret } });

it('the secret of the origin, and a second one during a rotation, are the only ones accepted', () => {
  const knows = knowsSecret(['old', 'new']);
  expect(['old', 'new', 'other', '', undefined].map((secret) => knows(request(secret)))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('a client is accepted at each step of a rotation, whichever of the two restarts first', () => {
  // The first is sent, all are accepted.
  const steps = [['old'], ['old', 'new'], ['new', 'old'], ['new']];
  for (const [at, [sent]] of steps.entries())
    for (const origin of [steps[at - 1], steps[at], steps[at + 1]])
      if (origin !== undefined) expect(knowsSecret(origin)(request(sent)), `${sent} to ${origin}`).toBe(true);
});
