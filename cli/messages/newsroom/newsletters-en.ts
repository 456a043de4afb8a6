import type { NewslettersMessages } from './newsletters-messages.ts';
import { some } from '../counted/counted-en.ts';

export const newslettersEn: NewslettersMessages = {
  commands: {
    newsletters: 'preview, send and list newsletters',
    compose: 'print the newsletter as it would be sent now; readers receive nothing',
    send: "send today's issue now, instead of at the scheduled time",
    list: 'list the newsletters with their subscriber count and last issue',
  },
  to: 'send a preview to this email address (without SMTP_URL: to the local outbox)',
  nothingNew: 'no new articles since the last issue',
  previewSent: (email) => `a preview is queued for ${email}`,
  sent: (issues, letters) => `${some(issues, 'issue', 'issues')}, ${some(letters, 'letter', 'letters')} on their way`,
  columns: { code: 'code', title: 'title', readers: 'readers', day: 'last issue', letters: 'letters', state: 'state' },
  states: { none: 'none yet', sending: 'sending', done: 'sent' },
  noMail: {
    preview: 'PREVIEW is on, and a preview server sends nothing to readers. Run the command where the public site runs',
    'no-public-origin':
      'PUBLIC_ORIGIN or SISTER_PUBLIC_ORIGIN is not set, so links would not work. Set both to the origins of the public sites',
    'no-server':
      'SMTP_URL is not set, and the local outbox works only when every site is on this machine. Set SMTP_URL',
  },
};
