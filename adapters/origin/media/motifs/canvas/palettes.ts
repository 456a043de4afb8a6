export const coverPalettes = ['main', 'after', 'g7', 'karakter', 'sister'] as const;

export type CoverPalette = (typeof coverPalettes)[number];

export const paletteOf = (site: string): CoverPalette => coverPalettes.find((one) => one === site) ?? 'main';

type Pot = 'paper' | 'wash' | 'soft' | 'mid' | 'accent' | 'deep' | 'ink' | 'pop' | 'hint' | 'hot';

export type Pots = Readonly<Record<Pot, string>>;

export const pots: Readonly<Record<CoverPalette, Pots>> = {
  main: {
    paper: '#f4efe7',
    wash: '#ddd3c5',
    soft: '#b8ab9a',
    mid: '#6f665e',
    accent: '#d4241c',
    deep: '#7d1315',
    ink: '#1d1b1c',
    pop: '#efb9a4',
    hint: '#e2d0b0',
    hot: '#f4452f',
  },
  after: {
    paper: '#faf3fb',
    wash: '#e4d6f4',
    soft: '#b99cec',
    mid: '#7a4fd0',
    accent: '#6a2bd9',
    deep: '#35117c',
    ink: '#1a0b3b',
    pop: '#ff8bb8',
    hint: '#d5ee5a',
    hot: '#ff6aa6',
  },
  g7: {
    paper: '#f0f5ec',
    wash: '#d0e6d5',
    soft: '#8fc9aa',
    mid: '#3f7d66',
    accent: '#0d7a54',
    deep: '#0a4536',
    ink: '#0b1f1b',
    pop: '#9ee3c1',
    hint: '#dcebb4',
    hot: '#4fe0a0',
  },
  karakter: {
    paper: '#fbf2e0',
    wash: '#f0dcb9',
    soft: '#dcae7c',
    mid: '#9a5a3c',
    accent: '#c5532c',
    deep: '#772c1b',
    ink: '#36180f',
    pop: '#f0b596',
    hint: '#eec267',
    hot: '#f0a63a',
  },
  sister: {
    paper: '#f5f1e6',
    wash: '#dfe6ea',
    soft: '#93bedd',
    mid: '#3f729f',
    accent: '#1d5aa6',
    deep: '#12346a',
    ink: '#0b1a35',
    pop: '#a9d4ee',
    hint: '#ead5a4',
    hot: '#f0c15c',
  },
};
