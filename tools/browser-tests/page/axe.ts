import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Lays out the whole page: other parts would have outdated colours. */
class WholePage extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page });
    this.#page = page;
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    await this.#page.evaluate(() => void (document.documentElement.dataset['whole'] = ''));
    return super.analyze();
  }
}

/** Runs in the page itself: axe's extra page would take three times as long. */
export const axeOn = (page: Page): AxeBuilder =>
  new WholePage(page).setLegacyMode().options({ resultTypes: ['violations'] });

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
interface Axe {
  run(context: Document, options: object): Promise<Results>;
}

export const violationsOf = ({ violations }: Results): readonly string[] =>
  violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
        .join(' | ')}`,
  );

export const contrastOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message}`));
  });
