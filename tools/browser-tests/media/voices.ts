import { expect, type Page } from '@playwright/test';
import { mainSite } from '../site/addresses.ts';

export const slug = 'zsombekhalom-rendelointezet-szavazas';

export interface FakeVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}
export const voice = (lang: string, localService = true): FakeVoice => ({
  name: lang,
  lang,
  localService,
  default: false,
});

export interface Said {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly local: boolean;
}
export interface SpeechWindow {
  readonly said: Said[];
  readonly speech: { voices: readonly FakeVoice[]; looks: number; change: (voices: readonly FakeVoice[]) => void };
}

/** `isQuick` ends each sentence at once; otherwise it never ends. */
export const speakWith = (page: Page, voices: readonly FakeVoice[], isQuick = false) =>
  page.addInitScript(
    ({ voices: all, isQuick: quick }) => {
      const said: Said[] = [];
      const target = new EventTarget();
      const speech = {
        voices: all,
        looks: 0,
        change: (others: readonly FakeVoice[]) => {
          speech.voices = others;
          target.dispatchEvent(new Event('voiceschanged'));
        },
      };
      class Utterance extends EventTarget {
        readonly text: string;
        voice: { readonly localService: boolean } | null = null;
        lang = '';
        rate = 1;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      let current: Utterance | null = null;
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(target, {
          getVoices: () => {
            speech.looks += 1;
            return speech.voices;
          },
          cancel: () => (current = null),
          resume: () => undefined,
          speak: (one: Utterance) => {
            said.push({ text: one.text, lang: one.lang, rate: one.rate, local: one.voice?.localService === true });
            current = one;
            one.dispatchEvent(new Event('start'));
            if (quick) queueMicrotask(() => current === one && one.dispatchEvent(new Event('end')));
          },
        }),
      });
      Object.assign(window, { said, speech });
    },
    { voices, isQuick },
  );

export const said = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => (window as unknown as SpeechWindow).said);
export const texts = async (page: Page): Promise<readonly string[]> => (await said(page)).map(({ text }) => text);
export const button = (page: Page) => page.locator('.listen__button');
export const bar = (page: Page) => page.getByRole('region', { name: 'Felolvasás' });
export const marked = (page: Page) => page.locator('[data-read-aloud]');

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(mainSite + path);
  await page.mouse.move(300, 300);
};
export const begin = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await button(page).click();
  await expect(bar(page)).toBeVisible();
};
