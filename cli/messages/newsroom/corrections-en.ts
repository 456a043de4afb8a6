import type { CorrectionsMessages } from './corrections-messages.ts';

export const correctionsEn: CorrectionsMessages = {
  command: 'publish a correction under an article: what was wrong and why it changed',
  options: {
    reason: 'what was wrong, and why it was changed (1 to 1000 signs, one paragraph)',
    before: 'as it stood; only with --after',
    after: 'as it stands; only with --before',
  },
  faults: {
    reason: '--reason must be 1 to 1000 visible signs in one paragraph; nothing was changed',
    before: '--before must be 1 to 1000 visible signs in one paragraph; nothing was changed',
    after: '--after must be 1 to 1000 visible signs in one paragraph; nothing was changed',
    both: '--before and --after are given together, or neither; nothing was changed',
  },
};
