import type { NewslettersMessages } from './newsletters-messages.ts';

export const newslettersEn: NewslettersMessages = {
  commands: {
    newsletters: 'newsletters',
    compose: 'print what the newsletter would say now; nobody is sent it',
    send: "send the newsletter's issue of today now; it does not go out by itself that day",
    list: 'the newsletters, how many readers they have, and their last issue',
  },
  to: 'send it to this address (or into the outbox of this machine) to look at',
  nothingNew: 'nothing in it is new',
  previewSent: (email) => `a preview is on its way to ${email}`,
  sent: (issues, letters) =>
    `${issues} issue${issues === 1 ? '' : 's'}, ${letters} letter${letters === 1 ? '' : 's'} on their way`,
  columns: { code: 'code', title: 'title', readers: 'readers', day: 'last issue', letters: 'letters', state: 'state' },
  states: { none: 'none yet', sending: 'being sent', done: 'sent' },
  noMail: {
    preview: 'this is a preview (PREVIEW=on), which sends readers nothing. Give the order where the public site runs',
    'no-public-origin':
      'their links would lead nowhere. Set PUBLIC_ORIGIN and SISTER_PUBLIC_ORIGIN to the addresses of the public sites',
    'no-server': 'SMTP_URL is not set, and not every site is on this machine',
  },
};
