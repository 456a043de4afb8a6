interface Props {
  readonly href: string | null;
  readonly name: string | null;
}

export const NamedLink = ({ href, name }: Props) => {
  if (name === null) return '–';
  return href === null ? name : <a href={href}>{name}</a>;
};
