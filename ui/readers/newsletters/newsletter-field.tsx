interface Props {
  readonly name: string;
  readonly label: string;
  readonly type?: 'email' | 'text';
  readonly value: string;
  readonly autoComplete: string;
  readonly hint?: string;
  readonly wrong?: string | undefined;
  readonly required?: boolean;
  readonly code?: boolean;
}

export const NewsletterField = ({
  name,
  label,
  type = 'text',
  value,
  autoComplete,
  hint,
  wrong,
  required,
  code,
}: Props) => (
  <div className="sign-in__field">
    <label className="sign-in__label" htmlFor={`hirlevel-${name}`}>
      {label}
      {hint && ` (${hint})`}
    </label>
    <input
      className="field"
      id={`hirlevel-${name}`}
      name={name}
      type={type}
      defaultValue={value}
      autoComplete={autoComplete}
      maxLength={code ? 10 : 254}
      {...(code && { inputMode: 'numeric' as const })}
      required={required}
      aria-invalid={wrong === undefined ? undefined : true}
      aria-describedby={wrong === undefined ? undefined : `hirlevel-${name}-hiba`}
    />
    {wrong !== undefined && (
      <p className="sign-in__problem" id={`hirlevel-${name}-hiba`} role="alert">
        {wrong}
      </p>
    )}
  </div>
);
