import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Looks at the page laid out whole: a part that is not laid out yet has the colours of before. */
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

/**
 * Every rule of axe, in the page itself: a page of its own to add up frames of other origins, and word for word what a
 * page does right, would take three times as long.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new WholePage(page).setLegacyMode().options({ resultTypes: ['violations'] });
