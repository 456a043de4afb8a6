interface Props {
  readonly title: string;
  readonly path: string | null;
}

export const ContainerHead = ({ title, path }: Props) => (
  <h2 className="container__title">{path === null ? title : <a href={path}>{title}</a>}</h2>
);
