import type { CorrectionsMessages } from './corrections-messages.ts';

export const correctionsEn: CorrectionsMessages = {
  command: 'publish a correction under an article: what was wrong, and why it was changed',
  options: {
    reason: 'what was wrong, and why it was changed (1 to 1000 characters, one paragraph)',
    before: 'the text before the correction; requires --after',
    after: 'the text after the correction; requires --before',
  },
  faults: {
    reason: '--reason must be 1 to 1000 visible characters in one paragraph; nothing was changed',
    before: '--before must be 1 to 1000 visible characters in one paragraph; nothing was changed',
    after: '--after must be 1 to 1000 visible characters in one paragraph; nothing was changed',
    both: '--before and --after require each other: give both or neither; nothing was changed',
  },
};
