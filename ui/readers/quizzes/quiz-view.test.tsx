// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import type { Page } from '#core/pages/page.ts';
import { QuizEmbed } from '../../article-body/embeds/quiz-embed.tsx';
import { articleContentOf, frameOf, pageOf } from '../../screens/pages.fixtures.ts';
import { describeShownFields, sectionOf } from '../../screens/shown-fields.fixtures.ts';
import { questionOf, quizAnswerOf, quizOf, saidOf } from './quiz.fixtures.ts';
import { QuizView } from './quiz-view.tsx';
import { RenderQuiz } from './render-quiz.ts';
import { QuizOfPage } from './quiz-of-page.tsx';

const frame = frameOf();
const drawn = (quiz: QuizOnPage, page: string | null = '/cikk'): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<QuizView quiz={quiz} page={page} frame={frame} />);
  return root;
};
const textOf = (root: Element | null | undefined): string => (root?.textContent ?? '').replace(/\s+/g, ' ');
const inputs = (root: HTMLElement) =>
  [...root.querySelectorAll('input:not([type=hidden])')].map((input) => [
    input.getAttribute('type'),
    input.getAttribute('name'),
    input.getAttribute('value'),
  ]);

const options = [
  { id: 'nem', title: 'egyáltalán nem' },
  { id: 'igen', title: 'nagyon is' },
];
const asked = questionOf('to', {
  question: 'Melyik tó nagyobb?',
  image: '/uploads/to.jpg',
  description: 'A Balaton 594 négyzetkilométer.',
  activeTo: frame.renderedAt + 60,
  rightAnswer: 'b',
  answers: [
    quizAnswerOf('a', { title: 'Velencei-tó', image: '/uploads/velence.jpg', answerCount: 3, description: 'Kisebb.' }),
    quizAnswerOf('b', { title: 'Balaton', image: '/uploads/balaton.jpg', answerCount: 1, description: 'Nagyobb.' }),
  ],
});
const rated = questionOf('kedv', {
  options,
  answers: [quizAnswerOf('hegy', { answerCount: 2, sum: 3, average: 1.5 }), quizAnswerOf('to')],
});
const answered = quizOf([asked, rated], [saidOf('to', 'a'), saidOf('kedv', 'hegy', 'igen')]);

describe('a question that can be answered', () => {
  it('is a group named by its words, with a control for each answer', () => {
    const root = drawn(quizOf([asked]));
    expect(textOf(root.querySelector('fieldset > legend'))).toBe('Melyik tó nagyobb?');
    expect(inputs(root)).toEqual([
      ['radio', 'v.to', 'a'],
      ['radio', 'v.to', 'b'],
    ]);
    expect([...root.querySelectorAll('label')].map(textOf)).toEqual(['Velencei-tó', 'Balaton']);
    expect(textOf(root)).not.toMatch(/%|594|Helyes|Kisebb/);
  });

  it('has checkboxes for several answers, and radio buttons for unknown types', () => {
    const several = drawn(quizOf([questionOf('q', { displayAs: 'checkbox' })]));
    expect(inputs(several).map(([type]) => type)).toEqual(['checkbox', 'checkbox']);
    expect(textOf(several)).toContain('Többet is bejelölhetsz.');
    expect(inputs(drawn(quizOf([questionOf('q', { displayAs: 'slider' })]))).map(([type]) => type)).toEqual([
      'radio',
      'radio',
    ]);
  });

  it('has a group for each answer when it asks about each one', () => {
    const root = drawn(quizOf([rated]));
    expect([...root.querySelectorAll('fieldset fieldset > legend')].map(textOf)).toEqual([
      'A válasz: hegy',
      'A válasz: to',
    ]);
    expect(inputs(root)).toEqual([
      ['radio', 'v.kedv.hegy', 'nem'],
      ['radio', 'v.kedv.hegy', 'igen'],
      ['radio', 'v.kedv.to', 'nem'],
      ['radio', 'v.kedv.to', 'igen'],
    ]);
  });
});

describe('a question that was answered', () => {
  it('shows the correct answer, the choice and the results of others as text', () => {
    const rows = [...drawn(answered).querySelectorAll('.quiz__result')].map(textOf);
    expect(rows).toEqual([
      'Velencei-tó A te válaszod75% · 3 válaszKisebb.',
      'Balaton Helyes válasz25% · 1 válasz',
      'A válasz: hegy A te válaszod: nagyon isÁtlag: 1,5 az 1–2 skálán · 2 válasz',
      'A válasz: toMég senki nem válaszolt.',
    ]);
    expect(textOf(drawn(answered))).toContain('Most nem találtad el.');
    expect(inputs(drawn(answered))).toEqual([]);
    expect(drawn(answered).querySelector('button')).toBeNull();
  });

  it('is named for those who listen as it was before', () => {
    const group = drawn(answered).querySelector('[role=group]');
    expect(group?.querySelector(`[id="${group.getAttribute('aria-labelledby')}"]`)?.textContent).toContain(
      'Melyik tó nagyobb?',
    );
  });
});

describe('a question that has closed', () => {
  it('shows how it ended, and takes nothing', () => {
    const root = drawn(quizOf([{ ...asked, activeTo: frame.renderedAt - 1 }]));
    expect(textOf(root)).toMatch(/Lezárult:.*75% · 3 válasz/);
    expect([inputs(root), root.querySelector('button')]).toEqual([[], null]);
  });
});

describe('a quiz', () => {
  it('shows received answers, the score, and the open questions', () => {
    const part = quizOf([{ ...asked, rightAnswer: 'a' }, rated], [saidOf('to', 'a')]);
    expect(textOf(drawn({ ...part, fate: 'counted' }).querySelector('.quiz__standing'))).toBe(
      'Megkaptuk, köszönjük!1 kérdésből 1 helyes válaszMég 1 kérdés vár rád.',
    );
    expect(drawn(quizOf([asked])).querySelector('.quiz__standing')?.innerHTML).toBe('');
  });

  it('numbers its questions if there are several', () => {
    expect(textOf(drawn(quizOf([asked, rated])))).toContain('2/2. kérdés Mi a kedv?');
    expect(textOf(drawn(quizOf([asked])))).not.toContain('kérdés ');
  });

  it('is polled while its flag is set', () => {
    const formOf = (refreshQuiz: boolean) => {
      const root = document.createElement('div');
      const own = { ...frame, common: { ...frame.common, refreshQuiz } };
      root.innerHTML = renderToString(<QuizView quiz={quizOf([asked])} page={null} frame={own} />);
      return root.querySelector('form');
    };
    expect([true, false].map((flag) => formOf(flag)?.hasAttribute('data-refresh'))).toEqual([true, false]);
  });

  it('that does not come leaves a word in its place', () => {
    const root = drawn({ id: 'k1', told: null, fate: null });
    expect([textOf(root), root.querySelector('form')]).toEqual([
      'A kvíz most nem érhető el. Nézz vissza kicsit később!',
      null,
    ]);
  });
});

const fieldsOfQuiz = (): readonly string[] => {
  const section = sectionOf(readFileSync('docs/specification.md', 'utf8'), '3.6');
  const [, top = ''] = /- quiz: (.*)\./.exec(section) ?? [];
  const [, each = ''] = /- Each question: (.*)\./.exec(section) ?? [];
  const [plain = '', lists = ''] = each.split(/, (?=options)/);
  const names = (text: string) => text.replace(/\([^)]*\)|\band\b/g, '').match(/\w+/g) ?? [];
  return [
    ...names(top),
    ...names(plain).map((name) => `question.${name}`),
    ...[...lists.matchAll(/(\w+) \[([^\]]*)\]/g)].flatMap(([, list, inner = '']) =>
      names(inner).map((name) => `${list}.${name}`),
    ),
  ];
};

const open = () => drawn(quizOf([asked, rated]));
const told = () => drawn(answered);
const address = 'It is the name by which it is answered, in a field of the form.';
describeShownFields('a quiz (spec §3.6)', fieldsOfQuiz(), {
  _id: { why: 'It stands in the address to which the form is sent, and in that of the quiz.' },
  complex: { on: told, text: '1 kérdésből 0 helyes válasz' },
  questions: { on: open, text: '2/2. kérdés' },
  'question._id': { why: address },
  'question.question': { on: open, text: 'Melyik tó nagyobb?' },
  'question.displayAs': { on: () => drawn(quizOf([questionOf('q', { displayAs: 'checkbox' })])), text: 'Többet is' },
  'question.image': { on: open, picture: 'http://localhost:3000/uploads/to_wide.jpg' },
  'question.description': { on: told, text: 'A Balaton 594 négyzetkilométer.' },
  'question.activeTo': { on: open, text: 'Eddig válaszolhatsz:' },
  'question.rightAnswer': { on: told, text: 'Helyes válasz' },
  'options._id': { why: address },
  'options.title': { on: open, text: 'egyáltalán nem' },
  'answers._id': { why: address },
  'answers.title': { on: open, text: 'Velencei-tó' },
  'answers.image': { on: open, picture: 'http://localhost:3000/uploads/balaton_card.jpg' },
  'answers.answerCount': { on: told, text: '3 válasz' },
  'answers.sum': {
    on: () =>
      drawn(
        quizOf([{ ...rated, answers: [quizAnswerOf('x', { answerCount: 2, sum: 4 })] }], [saidOf('kedv', 'x', 'igen')]),
      ),
    text: 'Átlag: 2 az',
  },
  'answers.average': { on: told, text: 'Átlag: 1,5 az 1–2 skálán' },
  'answers.description': { on: told, text: 'Kisebb.' },
});

describe('the place of a quiz', () => {
  const page = (
    quizzes: readonly QuizOnPage[],
    change: Parameters<typeof articleContentOf>[0] = {},
    app = false,
  ): Page => pageOf('single_article', { ...articleContentOf(change), quizzes }, { frame: { app } }) as Page;
  const embed = <QuizEmbed quizId="k1" title="Tavak" />;
  const served = (of: Page): HTMLElement => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(
      <RenderQuiz value={(quizId) => <QuizOfPage page={of} quizId={quizId} />}>{embed}</RenderQuiz>,
    );
    document.body.append(root);
    return root;
  };
  const leadsBackTo = (root: HTMLElement) => root.querySelector('input[name=oldal]')?.getAttribute('value');

  it('is rendered by the server, and leads back to its page', () => {
    const root = served(page([quizOf([asked])]));
    expect(root.querySelector('section')?.id).toBe('kviz-k1');
    expect(leadsBackTo(root)).toBe('/belfold/2024/03/28/cikk');
    expect(leadsBackTo(served(page([quizOf([asked])], { page: 2 })))).toBe('/belfold/2024/03/28/cikk?oldal=2');
    expect(leadsBackTo(served(page([quizOf([asked])], {}, true)))).toBe('/belfold/2024/03/28/cikk?isMobileApp=1');
    expect(textOf(served(page([])))).toContain('A kvíz most nem érhető el.');
  });

  it('keeps the served quiz on hydration, with the choices so far', async () => {
    const errors = vi.spyOn(console, 'error');
    const root = served(page([quizOf([asked])]));
    const before = root.querySelector('form');
    root.querySelector('input[type=radio]')!.toggleAttribute('checked', true);
    const text = root.innerHTML;
    const hydrated = await act(async () => hydrateRoot(root, embed));
    expect(root.querySelector('form')).toBe(before);
    await vi.dynamicImportSettled();
    root.querySelector('.quiz > .unseen:empty')!.remove();
    expect(root.innerHTML).toBe(text);
    await act(async () => hydrated.render(<QuizEmbed quizId="k1" title="Tavak" />));
    expect(root.querySelector('form')).toBe(before);
    expect(errors.mock.calls.filter(([message]) => /hydrat/i.test(String(message)))).toEqual([]);
  });
});
