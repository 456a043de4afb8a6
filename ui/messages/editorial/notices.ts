export const noticeMessages = {
  notices: {
    tamogatas: {
      title: 'Ha idáig elolvastad',
      text: 'A szerkesztőség munkáját olvasók fizetik. Havi egy kávé árából egy riport útiköltsége jön ki.',
      link: 'Támogatom',
    },
    hirlevel: {
      title: 'Olvass minket e-mailben',
      text: 'A nap legfontosabb írásai.',
      link: 'Hírleveleink',
    },
  },
  hide: { article: 'Most nem', permanent: 'Ne mutasd többet' },
} as const;
