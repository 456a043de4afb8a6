import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FanTools } from './fan-tools.tsx';

it('gives each control a unique label', () => {
  const labels = [...renderToString(<FanTools />).matchAll(/<label\b.*?<\/label>/g)].map(([label]) => label);
  expect(labels).toHaveLength(2);
  for (const label of labels)
    expect(label.match(/<(button|input|meter|output|progress|select|textarea)\b/g)).toEqual(['<input']);
});
