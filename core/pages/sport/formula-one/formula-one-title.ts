import { formulaOneTitle, speakRaceTable, viewTitles } from '../../../sport/formula-one/hu.ts';
import { latestState } from '../../../polling/live-history.ts';
import { raceStatus } from '../../../sport/formula-one/race-status.ts';
import type { FormulaOneContent } from './formula-one-content.ts';

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' – ');

const subjectOf = ({ shown }: FormulaOneContent): string | null => {
  switch (shown?.kind) {
    case 'teams':
    case 'drivers':
      return shown.profile?.name ?? null;
    case 'calendar':
      return shown.weekends.find(({ current }) => current)?.name ?? null;
    default:
      return null;
  }
};

export const formulaOneTitleOf = (content: FormulaOneContent): string =>
  joined(subjectOf(content) ?? viewTitles[content.choice.view], `${formulaOneTitle} ${content.choice.season}`);

export const formulaOneDescription = (content: FormulaOneContent): string => {
  const { shown, choice } = content;
  const sheet = shown?.kind === 'calendar' ? shown.sheet : null;
  const status = sheet && raceStatus(latestState(sheet.history).value.race.status);
  const table = sheet && joined(sheet.name, speakRaceTable(sheet, status ?? 'other'));
  return joined(table, `${viewTitles[choice.view]}, ${choice.season}`);
};
