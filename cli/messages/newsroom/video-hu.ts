import type { VideoMessages } from './video-messages.ts';

export const videoHu: VideoMessages = {
  commands: {
    video: 'a videó, amely egy oldal olvasóival lapról lapra megy',
    set: 'videó kitétele egy oldal minden lapjára, az eddigi helyett: saját fájl (/uploads/….mp4) vagy https-cím',
    show: 'egy oldal videója',
    end: 'egy oldal videójának levétele',
  },
  options: {
    title: 'a videó címe, ahogy az olvasó látja',
    label: 'ami a címe mellett áll (alapból: élő)',
    large: 'nagyban nyíljon',
    manual: 'csak az olvasó indítja el',
  },
  noAddress: (given) => `nem saját feltöltés (/uploads/….mp4, .webm) és nem https-cím: ${given}`,
  set: {
    file: (site) => `a videó kint van itt: ${site}; a saját lejátszónkban megy`,
    frame: (site) => `a videó kint van itt: ${site}; a külső lejátszó csak az olvasó engedélyével töltődik be`,
    link: (site) => `a videó kint van itt: ${site}; nálunk nem játszható le, hivatkozásként jelenik meg`,
  },
  ended: (site) => `lekerült a videó innen: ${site}`,
  none: (site) => `nincs kint videó itt: ${site}`,
};
