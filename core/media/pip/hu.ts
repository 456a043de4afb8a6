/** What stands on the video when editors name no label (spec §3.5). */
export const defaultPipLabel = 'élő';
