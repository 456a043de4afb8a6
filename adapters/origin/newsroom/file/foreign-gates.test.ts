import { describe, expect, it } from 'vitest';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { readArticleFile } from './read-article-file.ts';

const cover = { motif: 'letter', variant: 8, caption: '', credit: '' };
const secret = '<p>A titkos mondat csak előfizetőknek szól.</p>';

const read = (head: object, body = `<p>Nyitott rész.</p>\n${secret}`) => {
  const faults: Fault[] = [];
  const whole = {
    site: 'main',
    type: 'article',
    section: 'belfold',
    authors: [],
    title: 'Cím',
    lead: 'Bevezető.',
    ...head,
  };
  const file = readArticleFile('cikk.html', `${JSON.stringify(whole, null, 1)}\n---\n${body}`, (fault) =>
    faults.push(fault),
  );
  const told = faults.map(({ kind, line, field, found }) =>
    [kind, line, field, found].filter((one) => one !== undefined && one !== null).join(' '),
  );
  return { told, gated: file?.head?.gated, pages: file?.pages };
};

const lastOfHead = 8;
const firstOfBody = lastOfHead + 2;

describe('a divider of another publishing system', () => {
  it.each([
    ['Ghost', '<!--members-only-->'],
    ['Ghost, typed by hand', '<!-- Members-Only -->'],
    ["Ghost's editor", '<!--kg-card-begin: paywall--><!--members-only--><!--kg-card-end: paywall-->'],
    ["an empty card of Ghost's editor", '<!--kg-card-begin: paywall-->\n<!--kg-card-end: paywall-->'],
    ['Jetpack', '<!-- wp:jetpack/paywall /-->'],
    ['Jetpack, with words', '<!-- wp:jetpack/paywall {"a":1} --><!-- /wp:jetpack/paywall -->'],
    ['Steady', '<p>___STEADY_PAYWALL___</p>'],
    ['Steady, as it is shown', '<div id="steady_paywall" style="display: none;"></div>'],
    ['Substack', '<div class="paywall-jump" data-component-name="PaywallToDOM"></div>'],
  ])('becomes the gate: %s', (_, divider) => {
    const { told, gated, pages } = read({}, `<p>Nyitott rész.</p>\n${divider}\n${secret}`);
    expect([told, gated]).toEqual([[], true]);
    const [free, closed] = (pages?.[0] ?? '').split(/<!-- gate -->[^]*?(?=<p>)/);
    expect([free, closed]).toEqual(['<p>Nyitott rész.</p>\n', secret]);
  });

  it('closes the text from its own page on', () => {
    const { told, gated, pages } = read({}, `<p>1</p>\n<!-- page -->\n<!--members-only-->${secret}`);
    expect([told, gated, pages]).toEqual([[], true, ['<p>1</p>', `<!-- gate -->${secret}`]]);
  });

  it('is refused where the head says that the article is open', () => {
    const body = `<p>1</p>\n<!-- page -->\n<p>2</p><!--members-only-->${secret}`;
    expect(read({ gated: false }, body).told).toEqual([`open-gate ${lastOfHead + 4}`]);
    expect(read({ visibility: 'public' }, body).told).toEqual([`open-gate ${lastOfHead + 4}`]);
  });

  it.each(['title', 'lead', 'ogDescription'])('is refused in the %s', (field) => {
    const { told } = read({ [field]: 'Eleje <!--members-only--> vége' });
    expect(told).toEqual([expect.stringMatching(new RegExp(`^mark \\d+ ${field} <!--members-only-->$`))]);
  });

  it.each(['<!-- gate -->', '<!--members-only-->', '[restrict]'])('is refused in a post: %s', (divider) => {
    const { told } = read({ type: 'liveblog' }, `<p>1</p>\n<!-- post {} -->\n<p>a</p>\n${divider}\n${secret}`);
    expect(told).toEqual([`mark ${firstOfBody + 3} ${divider}`]);
  });
});

describe('a closed part that begins and ends', () => {
  it.each([
    '<!--kg-gated-block:begin nonMember:false memberSegment:"status:free,status:-free" -->',
    '<!--kg-card-begin: email-->',
    '<!-- wp:premium-content/container -->',
    '<!-- wp:pmpro/membership {"levels":["1"]} -->',
    '[membership level="1"]',
    '[restrict paid="true"]',
    '[mepr-show rules="63"]',
    '[members_logged_in]',
    '[wcm_restrict plans="arany"]',
  ])('is refused with its line: %s', (begin) => {
    const { told } = read({}, `<p>Nyitott rész.</p>\n${begin}${secret}`);
    expect(told).toEqual([`closed-region ${firstOfBody + 1} ${begin}`]);
  });

  it('stays open when it is shown to non-members', () => {
    const begin = '<!--kg-gated-block:begin nonMember:true memberSegment:"" -->';
    expect(read({}, `${begin}<p>Mindenkinek.</p><!--kg-gated-block:end-->`).told).toEqual([]);
  });
});

describe('a head from another publishing system', () => {
  it.each(['members', 'paid', 'tiers', 'Paid'])('closes the whole text with "visibility": %j', (visibility) => {
    const { told, gated, pages } = read({ visibility });
    expect([told, gated, pages?.[0]?.startsWith('<!-- gate -->')]).toEqual([[], true, true]);
  });

  it('leaves the part before a divider open', () => {
    const { told, pages } = read({ visibility: 'paid' }, `<p>Nyitott rész.</p>\n<!--members-only-->${secret}`);
    expect([told, pages]).toEqual([[], [`<p>Nyitott rész.</p>\n<!-- gate -->${secret}`]]);
  });

  it('is rejected for a closed live blog, and when it also declares itself open', () => {
    expect(read({ type: 'liveblog', visibility: 'paid' }, '<p>1</p>\n<!-- post {} -->\n<p>a</p>').told).toEqual([
      `not-public ${lastOfHead} visibility "paid"`,
    ]);
    expect(read({ gated: false, visibility: 'paid' }).told).toEqual([`not-public ${lastOfHead + 1} visibility "paid"`]);
  });

  it.each([
    { visibility: 'public' },
    { status: 'publish' },
    { status: 'published' },
    { post_status: 'publish', post_password: '' },
    { password: null },
  ])('is public with %j', (head) => {
    expect(read(head)).toMatchObject({ told: [], gated: undefined });
  });

  it.each([
    { status: 'private' },
    { status: 'pending' },
    { status: 'draft' },
    { status: 'auto-draft' },
    { status: 'trash' },
    { status: 'sent' },
    { status: 'Private' },
    { status: 1 },
    { status: 'future' },
    { status: 'scheduled' },
    { post_status: 'private' },
    { post_password: 'kacsa' },
    { password: 'kacsa' },
    { password: 0 },
    { visibility: 'private' },
    { visibility: 'password' },
    { visibility: ['paid'] },
  ])('is refused by name and line with %j', (head) => {
    const [[field, value] = ['', '']] = Object.entries(head);
    const found = field.endsWith('password') ? '' : ` ${JSON.stringify(value)}`;
    expect(read(head).told).toEqual([`not-public ${lastOfHead} ${field}${found}`]);
  });

  it('is refused with all such fields, and all other faults', () => {
    const { told } = read({ titel: 'x', status: 'draft', visibility: 'filter', post_password: 'x' });
    expect(told.map((one) => one.split(' ')[2])).toEqual(['titel', 'status', 'post_password', 'visibility']);
  });

  it('is taken where the product hides the article, or publishes it at its time', () => {
    expect(read({ active: false, status: 'private', post_password: 'kacsa' }).told).toEqual([]);
    expect(read({ status: 'future', publishedAt: '2031-01-01T06:00' }).told).toEqual([]);
  });

  it.each([
    ['lead', 'A titkos mondat csak előfizetőknek szól.'],
    ['lead', 'Ez nyitott mondat. A titkos mondat csak előfiz[…]'],
    ['ogDescription', 'A titkos&nbsp;mondat csak előfizetőknek…'],
    ['recommender', '<b>A titkos mondat</b> csak előfizetőknek szól.'],
    ['lead', 'Előtte szavak: a TITKOS mondat – csak előfizetőknek szól!'],
    ['title', 'Kiderült, hogy a titkos mondat csak előfizetőknek szól'],
    ['cover.caption', 'A titkos mondat csak előfizetőknek szól.'],
    ['cover.credit', 'A titkos mondat csak előfizetőknek szól.'],
    ['keyFigure.label', 'A titkos mondat csak előfizetőknek szól'],
    ['tags.0', 'A titkos mondat csak előfizetőknek szól'],
  ])('is refused if its %s contains a gated sentence: %s', (field, words) => {
    const body = `<p>Nyitott rész.</p>\n<!--members-only-->\n${secret}`;
    const [name = '', part = ''] = field.split('.');
    const head = {
      [name]:
        { cover: { ...cover, [part]: words }, keyFigure: { value: '1', label: words }, tags: [words] }[name] ?? words,
    };
    const refused = [expect.stringMatching(new RegExp(`^closed-words \\d+ ${field} .*titkos`, 'i'))];
    expect(read(head, body).told).toEqual(refused);
    expect(read({ gated: true, ...head }, body.replace('members-only', 'gate')).told).toEqual(refused);
    expect(read(head, `${secret}<!--members-only-->${secret}`).told).toEqual([]);
  });
});
