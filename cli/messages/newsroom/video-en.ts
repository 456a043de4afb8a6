import type { VideoMessages } from './video-messages.ts';

export const videoEn: VideoMessages = {
  commands: {
    video: 'manage the picture-in-picture video that continues from page to page',
    set: 'show a video on every page of a site, replacing the current one: a file (/uploads/….mp4) or an https URL',
    show: 'print the video of a site',
    end: 'remove the video of a site',
  },
  options: {
    title: 'the title of the video, as readers see it',
    label: 'label beside the title (default: live, in Hungarian)',
    large: 'open it large',
    manual: 'do not autoplay: the reader starts it',
  },
  noAddress: (given) => `must be an upload (/uploads/….mp4 or .webm) or an https URL: ${given}`,
  set: {
    file: (site) => `the video is on ${site}; the product's own player plays it`,
    frame: (site) => `the video is on ${site}; its player loads only after the reader's consent`,
    link: (site) => `the video is on ${site}; it cannot be embedded and is shown as a link`,
  },
  ended: (site) => `the video of ${site} was removed`,
  none: (site) => `${site} has no video`,
};
