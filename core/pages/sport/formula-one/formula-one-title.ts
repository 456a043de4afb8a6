import { formulaOneTitle, speakRaceTable, viewTitles } from '../../../sport/formula-one/hu.ts';
import type { FormulaOneContent } from './formula-one-content.ts';

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' – ');

/** What is shown beside the view's own name: a weekend and its session, a team, or a driver. */
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

/** `Tiszai Nagydíj – Forma-1 2026`, `Konstruktőri pontverseny – Forma-1 2026`. */
export const formulaOneTitleOf = (content: FormulaOneContent): string =>
  joined(subjectOf(content) ?? viewTitles[content.choice.view], `${formulaOneTitle} ${content.choice.season}`);

/** What search engines are told beside the title. */
export const formulaOneDescription = (content: FormulaOneContent): string => {
  const { shown, choice } = content;
  const sheet = shown?.kind === 'calendar' ? shown.sheet : null;
  const table = sheet && joined(sheet.name, speakRaceTable(sheet));
  return joined(table, `${viewTitles[choice.view]}, ${choice.season}`);
};
