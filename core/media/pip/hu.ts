/** Default label of the video (spec §3.5). */
export const defaultPipLabel = 'élő';
