import type { KeyFigure } from '#core/editorial/articles/article.ts';

export const LiveFigure = ({ figure: { value, unit, label } }: { readonly figure: KeyFigure }) => (
  <p className="key-figure">
    <strong className="key-figure__number">
      {value}
      {unit !== '' && <span className="key-figure__unit"> {unit}</span>}
    </strong>{' '}
    <span className="key-figure__label">{label}</span>
  </p>
);
