import type { Supplement, SupplementTab } from './supplement.ts';

const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Used by the tipping game's route (R5). */
const taken = ['tippjatek'];

const twice = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((word, at) => words.indexOf(word) !== at)),
];

const tabFaults = (tab: SupplementTab): readonly string[] => [
  ...(tab.subPath === '' || segment.test(tab.subPath) ? [] : [`"${tab.subPath}" is no path segment`]),
  ...(tab.content.kind === 'data' && tab.content.views.some(({ below }) => below !== '') && !tab.content.deep
    ? [`"${tab.subPath}" has views but no addresses below its own`]
    : []),
];

/** SVG path commands only, without characters that could end an attribute. */
const drawing = /^M[MLHVCSAZmlhvcsaz0-9 .-]+$/;

const lookFaults = ({ slug, mark, standing, tabs }: Supplement): readonly string[] => [
  ...(drawing.test(mark) ? [] : [`${slug}: the mark is no drawing`]),
  ...(standing === null || tabs.some(({ subPath, content }) => subPath === standing && content.kind === 'data')
    ? []
    : [`${slug}: no data at "${standing}"`]),
];

const faultsOf = (supplement: Supplement): readonly string[] => {
  const { slug, tabs } = supplement;
  return [
    ...(segment.test(slug) && !taken.includes(slug) ? [] : [`"${slug}" cannot be a slug`]),
    ...(tabs[0]?.subPath === '' && tabs[0].content.kind === 'articles' && tabs[0].content.tag === null
      ? []
      : [`${slug}: the first tab must list all articles`]),
    ...twice(tabs.map(({ subPath }) => subPath)).map((subPath) => `${slug}: two tabs at "${subPath}"`),
    ...tabs.flatMap(tabFaults).map((fault) => `${slug}: ${fault}`),
    ...lookFaults(supplement),
  ];
};

/** The server does not start with faults. */
export const supplementFaults = (supplements: readonly Supplement[]): readonly string[] => [
  ...twice(supplements.map(({ slug }) => slug)).map((slug) => `two supplements are called "${slug}"`),
  ...supplements.flatMap(faultsOf),
];
