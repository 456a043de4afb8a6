export interface MutantResult {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly MutantResult[] }>>;
}

interface Row {
  readonly folder: string;
  readonly mutants: number;
  readonly killed: number;
  readonly lived: number;
  readonly 'score %': number;
}

const hasLived = ({ status }: MutantResult): boolean => ['Survived', 'NoCoverage'].includes(status);
const wasKilled = ({ status }: MutantResult): boolean => ['Killed', 'Timeout'].includes(status);

const rowOf = (folder: string, all: readonly MutantResult[]): Row => {
  const [killed, lived] = [all.filter(wasKilled).length, all.filter(hasLived).length];
  const mutants = killed + lived;
  return {
    folder,
    mutants,
    killed,
    lived,
    'score %': mutants === 0 ? 100 : Math.round((1000 * killed) / mutants) / 10,
  };
};

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

export const scores = ({ files }: MutationReport): readonly Row[] => {
  const byFolder = Map.groupBy(Object.entries(files), ([file]) => folderOf(file));
  return [
    ...[...byFolder]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([folder, entries]) =>
        rowOf(
          folder,
          entries.flatMap(([, { mutants }]) => mutants),
        ),
      ),
    rowOf(
      'all',
      Object.values(files).flatMap(({ mutants }) => mutants),
    ),
  ];
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const survivors = ({ files }: MutationReport): readonly string[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(hasLived)
      .map(
        ({ location: { start }, mutatorName, replacement = '', status }) =>
          `${file}:${start.line} ${mutatorName}${status === 'NoCoverage' ? ', not covered by a test' : ''}\n    ${oneLine(lines[start.line - 1] ?? '')}\n    → ${oneLine(replacement).slice(0, 120)}`,
      );
  });
