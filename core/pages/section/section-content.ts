import type { FootballContent } from '../sport/football/football-content.ts';
import type { FormulaOneContent } from '../sport/formula-one/formula-one-content.ts';
import type { ListContent } from '../list/list-content.ts';

/** What stands at the address of a section: its articles, or the sport that it is about (R5). */
export type SectionContent = ListContent | FootballContent | FormulaOneContent;
