import { type JsonObject, textAt } from '../../moved/parsed-object.ts';

/** A post type or taxonomy. */
export interface RestKind {
  readonly name: string;
  readonly path: string;
}

export const kindsIn = (answer: JsonObject): readonly RestKind[] =>
  Object.entries(answer).flatMap(([name, kind]) => {
    const base = textAt(kind, 'rest_base');
    return base === '' ? [] : [{ name, path: `/${textAt(kind, 'rest_namespace') || 'wp/v2'}/${base}` }];
  });

/** The field of a post that holds the numbers of its terms. */
export const termFieldOf = ({ path }: RestKind): string => path.replace(/^.*\//, '');
