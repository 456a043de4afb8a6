interface Props {
  readonly title: string;
  readonly path: string | null;
}

/** The head of a container: a rule in the site's accent and a title that may lead on. */
export const ContainerHead = ({ title, path }: Props) => (
  <h2 className="container__title">{path === null ? title : <a href={path}>{title}</a>}</h2>
);
