export const HiddenFields = ({ fields }: { readonly fields: Readonly<Record<string, string | number | null>> }) => (
  <>
    {Object.entries(fields).map(
      ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
    )}
  </>
);
