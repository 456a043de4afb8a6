interface Props {
  readonly href: string | null;
  readonly name: string | null;
}

/** A name that leads to the page of who bears it, where there is one. */
export const NamedLink = ({ href, name }: Props) => {
  if (name === null) return '–';
  return href === null ? name : <a href={href}>{name}</a>;
};
