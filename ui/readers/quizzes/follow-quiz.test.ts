// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuizRefused } from './ask-for-quiz.ts';

type Asked = readonly [quizId: string, answers: string | null];

const asked: Asked[] = [];
let answer: (asked: Asked) => Promise<string> = async () => '';

vi.mock('./ask-for-quiz.ts', async () => {
  const { Refused } = await import('../../window/ask-json.ts');
  class Own extends Refused {
    readonly status: number;
    constructor(status: number) {
      super('x', new Response(null, { status: status || 200 }));
      this.status = status;
    }
  }
  return {
    QuizRefused: Own,
    askForQuiz: async (quizId: string, answers: URLSearchParams | null = null) => {
      const question = [quizId, answers?.toString() ?? null] as const;
      asked.push(question);
      const html = await answer(question);
      return new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    },
  };
});

const refusedWith = async (status: number): Promise<never> => {
  const { QuizRefused: Own } = await import('./ask-for-quiz.ts');
  throw new (Own as unknown as new (status: number) => QuizRefused)(status);
};

const question = (id: string): string =>
  `<fieldset class="quiz__question">${['a', 'b'].map((one) => `<input class="quiz__tick" type="radio" name="v.${id}" value="${one}">`).join('')}</fieldset>`;
let live = false;
const form = (...open: readonly string[]): string =>
  `<form${live ? ' data-refresh=""' : ''}><div class="quiz__standing" tabindex="-1">${open.length} nyitott</div>${open.map(question).join('')}${open.length > 0 ? '<button>Küld</button>' : ''}</form>`;
const addPlace = (html: string, id = 'k1'): HTMLElement => {
  const place = document.createElement('section');
  place.dataset['quiz'] = id;
  place.innerHTML = `<div class="quiz">${html}</div>`;
  document.body.append(place);
  return place;
};
const tick = (place: HTMLElement, name: string, value: string): HTMLInputElement => {
  const input = place.querySelector<HTMLInputElement>(`[name="v.${name}"][value="${value}"]`)!;
  input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return input;
};
const isTicked = (place: HTMLElement, name: string, value: string): boolean | undefined =>
  place.querySelector<HTMLInputElement>(`[name="v.${name}"][value="${value}"]`)?.checked;
const submit = async (place: HTMLElement): Promise<void> => {
  place.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
};
const spoken = (place: HTMLElement): string => place.querySelector('[role=status]')?.textContent ?? '';

let followQuiz: (place: HTMLElement) => void;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  asked.length = 0;
  live = false;
  localStorage.clear();
  document.body.replaceChildren();
  ({ followQuiz } = await import('./follow-quiz.ts'));
});
afterEach(() => void vi.useRealTimers());

describe('a quiz on an open page', () => {
  it('sends the chosen answers, renders the response, and announces the state', async () => {
    const place = addPlace(form('q1', 'q2'));
    followQuiz(place);
    tick(place, 'q1', 'b');
    answer = async () => form('q2');
    await submit(place);
    expect(asked).toEqual([['k1', 'v.q1=b']]);
    expect(place.querySelectorAll('fieldset')).toHaveLength(1);
    expect(spoken(place)).toBe('1 nyitott');
  });

  it('keeps choices made before hydration', async () => {
    const place = addPlace(form('q1'));
    place.querySelector<HTMLInputElement>('[value=a]')!.checked = true;
    followQuiz(place);
    answer = async () => form();
    await submit(place);
    expect(asked).toEqual([['k1', 'v.q1=a']]);
  });

  it('sends nothing twice, however often the button is pressed', async () => {
    const place = addPlace(form('q1'));
    followQuiz(place);
    tick(place, 'q1', 'a');
    const { promise, resolve } = Promise.withResolvers<string>();
    answer = () => promise;
    await submit(place);
    await submit(place);
    resolve(form());
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [503, 'most nem tud válaszokat fogadni', true],
    [429, 'túl sok válasz', false],
    [403, 'Töltsd újra', false],
    [0, 'Nincs kapcsolat', false],
  ])('explains a response of %i, keeps the choices, and sends them again', async (status, words, locked) => {
    const place = addPlace(form('q1'));
    followQuiz(place);
    tick(place, 'q1', 'b');
    answer = () => refusedWith(status);
    await submit(place);
    expect(spoken(place)).toContain(words);
    expect(place.querySelector('[role=status]')?.className).toBe('quiz__failure');
    expect([isTicked(place, 'q1', 'b'), place.querySelector('fieldset')?.disabled]).toEqual([true, locked]);
    answer = async () => form();
    await submit(place);
    expect(asked).toEqual([
      ['k1', 'v.q1=b'],
      ['k1', 'v.q1=b'],
    ]);
  });

  it('keeps the focus in place, or moves it to the quiz state', async () => {
    const place = addPlace(form('q1', 'q2'));
    followQuiz(place);
    tick(place, 'q1', 'a');
    const button = place.querySelector('button')!;
    button.focus();
    answer = async () => form('q2');
    await submit(place);
    expect(document.activeElement).toBe(place.querySelector('button'));
    tick(place, 'q2', 'a').focus();
    answer = async () => form();
    await submit(place);
    expect(document.activeElement).toBe(place.querySelector('.quiz__standing'));
  });
});

describe('polling', () => {
  it('happens about every 15 seconds only with the flag, and keeps focus and choices', async () => {
    const still = addPlace(form('q9'), 'k2');
    live = true;
    const place = addPlace(form('q1', 'q2'));
    [place, still].forEach(followQuiz);
    tick(place, 'q1', 'b').focus();
    answer = async () => form('q1');
    await vi.advanceTimersByTimeAsync(18_500);
    expect(asked).toEqual([['k1', null]]);
    expect([isTicked(place, 'q1', 'b'), place.querySelectorAll('fieldset').length]).toEqual([true, 1]);
    expect(document.activeElement).toBe(place.querySelector('[value=b]'));
    const { activeElement } = document;
    await vi.advanceTimersByTimeAsync(18_500);
    expect(asked.length).toBeGreaterThan(1);
    expect(document.activeElement).toBe(activeElement);
  });

  it('stops when no article is shown, and begins with the next', async () => {
    live = true;
    const place = addPlace(form('q1'));
    followQuiz(place);
    answer = async () => form('q1');
    place.remove();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([asked, vi.getTimerCount()]).toEqual([[], 0]);
    followQuiz(addPlace(form('q1')));
    await vi.advanceTimersByTimeAsync(18_500);
    expect(asked).toEqual([['k1', null]]);
  });
});

describe('a place that the server has not filled', () => {
  it('is filled, or says why not', async () => {
    answer = async () => form('q1');
    const place = addPlace('');
    followQuiz(place);
    await vi.advanceTimersByTimeAsync(0);
    expect(place.querySelectorAll('input')).toHaveLength(2);
    answer = () => refusedWith(503);
    const away = addPlace('', 'k2');
    followQuiz(away);
    await vi.advanceTimersByTimeAsync(0);
    expect(spoken(away)).toContain('most nem tud');
  });

  it('is loaded again in a browser that has answered, because cached pages contain no answers', async () => {
    const first = addPlace(form('q1'));
    followQuiz(first);
    tick(first, 'q1', 'a');
    answer = async () => form();
    await submit(first);
    first.remove();
    const second = addPlace(form('q1'));
    followQuiz(second);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toEqual(['k1', null]);
    expect(second.querySelectorAll('input')).toHaveLength(0);
  });
});

describe('the stored choices', () => {
  it('are stored for each quiz, and deleted when another article loads', async () => {
    live = true;
    const [one, two] = [addPlace(form('q1')), addPlace(form('q1'), 'k2')];
    [one, two].forEach(followQuiz);
    tick(one, 'q1', 'a');
    answer = async () => `${form('q1')}`.replace('1 nyitott', 'más');
    await vi.advanceTimersByTimeAsync(18_500);
    expect([isTicked(one, 'q1', 'a'), isTicked(two, 'q1', 'a')]).toEqual([true, false]);
    [one, two].forEach((place) => place.remove());
    const next = addPlace('');
    followQuiz(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(isTicked(next, 'q1', 'a')).toBe(false);
  });
});
