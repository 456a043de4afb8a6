import { adMessages } from '../ads.ts';
import { consentMessages } from '../consent.ts';
import { embedMessages } from '../media/embeds.ts';
import { frameMessages } from '../frame.ts';
import { frontMessages } from '../editorial/fronts.ts';
import { noticeMessages } from '../editorial/notices.ts';
import { siteNoticeMessages } from '../editorial/site-notices.ts';
import { teaserMessages } from '../editorial/teasers.ts';
import { inEnglish, type Pair } from './spoken.ts';

export const wordsAround: readonly Pair[] = [
  inEnglish(frameMessages, {
    skipToContent: 'Skip to content',
    family: 'Our papers',
    menu: 'Menu',
    mainMenu: 'Main menu',
    sections: 'Sections',
    trending: 'Talked about now',
    menuGroups: { main: 'Sections', more: 'More', heading: 'Selected', site: 'Our papers' },
    search: 'Search',
    searchField: 'Search the stories',
    searchStart: 'Search',
    looks: 'Appearance',
    theme: 'Colours',
    text: 'Size of text',
    measure: 'Length of lines',
    choices: {
      theme: ['As the system', 'Light', 'Dark'],
      text: ['Usual letters', 'Larger', 'Huge'],
      measure: ['Usual lines', 'Shorter', 'Longer'],
    },
    footerGroups: {
      'footer-highlight': 'Selected',
      'footer-normal': 'About us',
      'footer-app': 'Apps',
      'footer-social': 'Follow us',
    },
    preview: 'PREVIEW',
    previewOnly: 'For staff only.',
    previewNote: 'Only staff who are signed in see this.',
    published: (moment) => `Published: ${moment}`,
    scheduled: (moment) => `Scheduled: ${moment}`,
    inactive: 'Inactive: readers do not see it',
    inactiveSection: (section) => `In an inactive section (${section}): readers do not see it`,
    publicAddress: 'Its public address',
    futureAddress: 'Its public address to be',
    home: (site) => `${site}, front page`,
    consent: 'Consent to ads',
    notWorking: 'This does not work right now. Reload the page.',
    rights: (site, year) => `© ${year} ${site}`,
    back: (name) => `${name}: back`,
    on: (name) => `${name}: on`,
  }),
  inEnglish(teaserMessages, {
    english: 'In English',
    live: 'Live',
    partner: 'Partner content',
    adult: '18+',
    adultLong: 'For adults only',
    andOthers: (names) => `${names} and others`,
  }),
  inEnglish(frontMessages, {
    nothingYet: 'No articles yet',
    breaking: 'Breaking',
    newest: 'Latest',
    important: 'Most important',
    favorite: 'Our favourites',
    podcasts: 'Podcasts',
    podcastOf: (name) => `Podcast: ${name}`,
    special: 'Long reads',
    partners: 'From our partners',
    cards: 'To watch, to listen to',
    articles: 'We recommend',
    ledger: 'Latest entries',
    quotes: 'Holdblog',
  }),
  inEnglish(embedMessages, {
    kind: {
      video: 'Video',
      music: 'Music',
      map: 'Map',
      'election-map': 'Election map',
      frame: 'Interactive figure',
    },
    open: {
      video: 'Play the video',
      music: 'Open the player',
      map: 'Open the map',
      'election-map': 'Open the map',
      frame: 'Open the figure',
    },
    from: (host) => `From ${host}`,
    privacy: (host) => `Once opened, it may learn of you: ${host}`,
    postBy: (by, host) => (by === '' ? `Post: ${host}` : `Post by ${by}: ${host}`),
    readPost: 'See the original',
    outside: 'From another site',
    quiz: 'Quiz',
    disclaimer: 'Good to know',
    hidden: 'Hidden content',
    hiddenInline: 'Hidden text',
  }),
  inEnglish(adMessages, {
    label: 'Advertisement',
    house: [
      {
        title: 'Why we can write tomorrow, too',
        text: 'Readers keep this newsroom going, not advertisers.',
        link: 'Support us',
        path: '/tamogatas',
      },
      {
        title: 'All our stories, easy to look up',
        text: 'By topic, author and section, with or without accents.',
        link: 'Archive',
        path: '/archivum',
      },
      {
        title: 'What matters most today',
        text: 'If you have five minutes, begin here.',
        link: 'The most important',
        path: '/legfontosabb',
      },
    ],
    houseLine: 'This place is the paper’s own now: our readers’ support makes our work possible.',
  }),
  inEnglish(consentMessages, {
    name: 'Consent',
    title: 'Ads and audience measurement',
    text: 'If you accept, our advertisers and measuring tools may store data in your browser. If you do not, you can read the same. You can change your mind at any time at the foot of the page.',
    refuse: 'Refuse',
    grant: 'Accept',
    now: { granted: 'Now: accepted.', refused: 'Now: refused.' },
  }),
  inEnglish(noticeMessages, {
    notices: {
      tamogatas: {
        title: 'If you have read this far',
        text: 'Readers pay for the work of this newsroom. The price of one coffee a month covers the travel of a report.',
        link: 'Support us',
      },
      hirlevel: {
        title: 'Read us by e-mail',
        text: 'The day’s most important stories, in Hungarian.',
        link: 'Newsletters',
      },
    },
    hide: { article: 'Not now', permanent: 'Do not show again' },
  }),
  inEnglish(siteNoticeMessages, {
    levels: { alert: 'Breaking', warning: 'Warning', info: 'Notice' },
    more: 'More',
    close: 'Hide this notice',
  }),
];
