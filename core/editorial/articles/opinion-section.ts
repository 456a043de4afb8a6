export const opinionSection = 'velemeny';

interface Pictured<Picture> {
  readonly section: string | undefined;
  /** Subject of a drawn cover; empty for a photograph. */
  readonly motif: string;
  readonly cover: Picture | null;
}

/** Opinion shows its people: a drawn motif says nothing of an argument. */
export const coverOfOpinion = <Picture>({ section, motif, cover }: Pictured<Picture>): Picture | null =>
  section === opinionSection && motif !== '' ? null : cover;
