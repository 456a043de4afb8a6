import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'attr-case': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'require-sri': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'tel-non-breaking': 'off',
    'no-raw-characters': 'off',
  },
});

export const htmlFaults = async (text: string): Promise<readonly string[]> =>
  (await validator.validateString(text)).results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
