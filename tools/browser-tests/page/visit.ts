import type { Page } from '@playwright/test';

export const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide in a window of ${innerWidth} px`] : [];
  });

export const lateRules = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const anyState = (selector: string): string =>
      selector
        .replaceAll(/::[\w-]+|:(?!is|where|not|has|nth|first|last|only|root)[\w-]+(?:\([^()]*\))?/g, '')
        .replaceAll(/:(?:is|where|not|has)\([\s,]*\)/g, '');
    const late = [...document.querySelectorAll<HTMLLinkElement>('body link[rel="stylesheet"]')];
    const matching: string[] = late.length === 0 ? ['no style sheet at the end of the body'] : [];
    const read = (rules: CSSRuleList, parent: string): void => {
      for (const rule of rules) {
        const own = rule instanceof CSSStyleRule ? anyState(rule.selectorText) : '';
        const within = own === '' || parent === '' ? own : `:is(${parent}) ${own}`;
        const whole = own.includes('&') ? own.replaceAll('&', `:is(${parent})`) : within;
        if (whole !== '' && document.querySelector(whole) !== null) matching.push(whole);
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList, whole || parent);
      }
    };
    for (const { sheet } of late) if (sheet) read(sheet.cssRules, '');
    return matching;
  });

/** WCAG 2.5.8 exempts links in text; this also exempts links that cover their teaser. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input:not([type="hidden"]), select, summary')]
      .filter((target) => !target.closest('.unseen, p, label') && target.checkVisibility({ visibilityProperty: true }))
      .filter((target) =>
        ['::before', '::after'].every((part) => getComputedStyle(target, part).position !== 'absolute'),
      )
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isInline = getComputedStyle(target).display === 'inline';
        const text = [...(target.parentNode?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        if (isInline && text.some(({ textContent }) => textContent?.trim())) return false;
        const room = isInline ? target.closest('td, th')?.getBoundingClientRect().height : undefined;
        return width > 0 && height > 0 && (room === undefined ? width < 24 || height < 24 : room < 24);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** WCAG 1.4.12 text spacing, with every menu open. */
export const outsideWithSpacing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    const closed = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
    document.adoptedStyleSheets.push(sheet);
    for (const one of closed) one.toggleAttribute('open', true);
    const { scrollWidth } = document.documentElement;
    const outside = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input), header :is(button, input), footer a'),
    ]
      .filter((control) => !control.closest('.unseen') && control.getBoundingClientRect().right > innerWidth + 1)
      .filter((control) => {
        for (let around = control.parentElement; around !== null; around = around.parentElement)
          if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
        return true;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    document.adoptedStyleSheets.pop();
    for (const one of closed) one.toggleAttribute('open', false);
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide with wider letters`, ...outside] : outside;
  });
