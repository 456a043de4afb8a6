import type { PageCalls } from '#adapters/upstream-kit/pages-of-call.ts';

const head = `# Which page makes which call

Generated from the cards in \`core/pages\` (\`UPDATE_DOCS=1 vitest run tools/upstream-docs\` writes it): each example of a card is opened, and again with each call failing. Without a needed call the page answers 503; without an optional one a part of it is absent. The names are those of \`upstream check\` and of the \`*.openapi.json\` files in this folder.

Every page also makes \`commonData.setup\` and \`commonData.figures\` (optional). Views share a route: \`articles_by_mstag\` needs \`liveScores.fixture\` only with \`meccs\`.

| page | needed | optional |
|---|---|---|
`;

const everywhere: ReadonlySet<string> = new Set(['commonData.setup', 'commonData.figures']);

const listed = (calls: readonly string[]): string =>
  calls
    .filter((call) => !everywhere.has(call))
    .map((call) => `\`${call}\``)
    .join(', ') || '–';

export const pageTable = (pages: Readonly<Record<string, PageCalls>>): string =>
  head +
  Object.entries(pages)
    .filter(([, { needed, optional }]) => needed.length + optional.length > 0)
    .map(([page, { needed, optional }]) => `| ${page} | ${listed(needed)} | ${listed(optional)} |\n`)
    .join('');
