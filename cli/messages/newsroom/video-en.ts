import type { VideoMessages } from './video-messages.ts';

export const videoEn: VideoMessages = {
  commands: {
    video: 'the video that stays with the readers of a site from page to page',
    set: 'show a video on every page of a site, instead of the one that was: a file (/uploads/….mp4) or an https address',
    show: 'the video of a site',
    end: 'end the video of a site',
  },
  options: {
    title: 'the title of the video, as readers see it',
    label: 'what stands beside its title (live, in Hungarian, unless told)',
    large: 'let it open large',
    manual: 'let only the reader start it',
  },
  noAddress: (given) => `neither an upload of ours (/uploads/….mp4, .webm) nor an https address: ${given}`,
  set: {
    file: (site) => `the video is on ${site}; it plays in our own player`,
    frame: (site) => `the video is on ${site}; its player is loaded only with the reader's consent`,
    link: (site) => `the video is on ${site}; it cannot play here, and is shown as a link`,
  },
  ended: (site) => `the video of ${site} was ended`,
  none: (site) => `there is no video on ${site}`,
};
