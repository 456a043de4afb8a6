import type { Fact } from './fact.ts';

/** What is known of somebody or something, name by name; what is not known is left out. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const known = facts.filter(({ value }) => value !== null && value !== '');
  return known.length === 0 ? null : (
    <dl className="f1-facts">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
