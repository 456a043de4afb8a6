import type { Fact } from './fact.ts';

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
