// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { followSponsored } from './follow-sponsored.ts';

const stand = (avCode: string): HTMLElement => {
  document.body.innerHTML = '<div id="app"><div class="sponsored"><div class="slot"></div></div></div>';
  const line = document.querySelector<HTMLElement>('.sponsored')!;
  line.dataset['av'] = avCode;
  return line;
};

describe('the line of a partner', () => {
  afterEach(() => document.body.replaceChildren());

  it('sandboxes the frame, fills the allowed placeholders, and empties those that need consent', () => {
    const line = stand('https://partner.example/sor?u=[location]&c=${GDPR_CONSENT_755}&t=[timestamp]');
    const end = followSponsored();
    const frame = line.querySelector('iframe')!;
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
    expect(frame.src).toMatch(
      new RegExp(`^https://partner\\.example/sor\\?u=${encodeURIComponent(location.href)}&c=&t=\\d+$`),
    );
    frame.dispatchEvent(new Event('load'));
    expect(line.dataset['filled']).toBe('network');
    end();
    expect([line.querySelector('iframe'), line.dataset['filled']]).toEqual([null, undefined]);
  });

  it('frames nothing for an avCode that is a script, or no https address', () => {
    for (const avCode of [
      '<script src="https://x.example/a.js"></script>',
      'javascript:alert(1)',
      'http://x.example/',
    ]) {
      const line = stand(avCode);
      const end = followSponsored();
      expect(line.querySelector('.slot')!.childElementCount).toBe(0);
      end();
    }
  });
});
