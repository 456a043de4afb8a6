import type { CorrectionsMessages } from './corrections-messages.ts';

export const correctionsHu: CorrectionsMessages = {
  command: 'javítás közzététele egy cikk alatt: mi volt hibás, és miért változott',
  options: {
    reason: 'mi volt hibás, és miért változott (1–1000 jel, egy bekezdés)',
    before: 'ahogyan előtte állt; csak az --after kapcsolóval együtt',
    after: 'ahogyan most áll; csak a --before kapcsolóval együtt',
  },
  faults: {
    reason: 'a --reason 1–1000 látható jel lehet, egy bekezdésben; semmi sem változott',
    before: 'a --before 1–1000 látható jel lehet, egy bekezdésben; semmi sem változott',
    after: 'az --after 1–1000 látható jel lehet, egy bekezdésben; semmi sem változott',
    both: 'a --before és az --after csak együtt adható meg; semmi sem változott',
  },
};
