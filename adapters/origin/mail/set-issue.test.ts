import { expect, it } from 'vitest';
import { setIssue, type IssueContent } from './set-issue.ts';

const article = {
  title: 'Cím',
  lead: 'Lead.',
  label: 'Belföld',
  address: 'https://lapunk.example/belfold/2026/11/23/cim',
};
const content: IssueContent = {
  paper: 'Lapunk',
  newsletter: 'Napi levél',
  section: null,
  at: 1_795_410_000,
  timeZone: 'Europe/Budapest',
  home: 'https://lapunk.example',
  articles: [article, { ...article, title: '<b>Második</b> "idézet" & más', label: '', lead: '' }],
};
const end = 'https://lapunk.example/api/newsletter/unsubscribe/abc';

it('an issue says the same as text and as HTML, and how it is ended', () => {
  const { subject, text, html } = setIssue(content, end);
  expect(subject).toBe('Napi levél: Cím');
  for (const words of ['2026. november 23., hétfő', 'Cím', 'Lead.', 'Belföld', end, 'Leiratkozom', 'feliratkoztál'])
    for (const part of [text, html]) expect(part).toContain(words);
  expect(text).toContain('<b>Második</b>');
  expect(html).toContain('&lt;b&gt;Második&lt;/b&gt; &quot;idézet&quot; &amp; más');
});

it('an issue has no content that mail programs fetch, execute or drop', () => {
  const { html } = setIssue(content, end);
  expect(html).not.toMatch(/<(script|style|img|link|form|input|svg)\b|url\(|@import|position:|flex|grid/);
});

it('a preview ends nothing, and an issue of a section leads to it', () => {
  const section = { title: 'Választás', address: 'https://lapunk.example/melleklet/valasztas' };
  const { subject, text, html } = setIssue({ ...content, section }, null);
  expect(subject).toBe('Választás: Cím');
  for (const part of [text, html]) {
    expect(part).not.toContain('unsubscribe');
    expect(part).toContain(section.address);
  }
});
