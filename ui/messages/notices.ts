/** The notice at the end of articles. */
export const noticeMessages = {
  title: 'Ha idáig elolvastad',
  text: 'A szerkesztőség munkáját olvasók fizetik. Havi egy kávé árából egy riport útiköltsége jön ki.',
  link: 'Támogatom',
  later: 'Most nem',
  never: 'Ne mutasd többet',
} as const;
