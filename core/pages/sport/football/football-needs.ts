import type { PageNeeds } from '../../needs.ts';

/** What the football page is opened with. */
export type FootballNeeds = Pick<PageNeeds, 'clock' | 'linkTo' | 'liveScores' | 'sportCoverage' | 'liveMatch'>;
