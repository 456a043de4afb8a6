import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Folders without decisions of their own. */
const otherFolders = new Set([
  'ports',
  'failure',
  'testing',
  'pages',
  'json',
  'structured-data',
  'addresses',
  'rule-sets', // compiled into the judge, which explain, lint, `ask site`, `ask redirect`, `ask route` and `ask link` use
]);

const exceptions: Readonly<Record<string, readonly string[]>> = {
  'text and people of a page, never asked about alone': [
    'wording/tied',
    'wording/hyphenated',
    'wording/tiedTitle',
    'articles/coverOfOpinion',
    'articles/isSponsor',
    'articles/byPeople',
  ],
  'a table with its words, drawn as elements of a body': [
    'charts/readChart',
    'charts/readNumber',
    'charts/scaleOf',
    'charts/scaleFromZero',
    'charts/placeOf',
    'charts/made',
    'charts/percent',
    'charts/drawBars',
    'charts/drawDots',
    'charts/drawLines',
    'charts/labelPlaces',
    'charts/written',
    'charts/chartFigure',
  ],
  'compiled into the judge of addresses': ['sessions/judgeInPreview', 'service-pages/supportOffered'],
  'arithmetic and comparing under other rules': [
    'wording/sensibleSecond',
    'wording/digits',
    'wording/hourAndMinute',
    'football/ascending',
    'football/isNearSeason',
    'football/isRunning',
    'football/isGoal',
    'football/isCalledOff',
    'formula-one/settleSeason',
    'football/mayBeSame',
    'football/inOrderOfPlay',
    'search/isSameTag',
    'search/folded',
    'lists/notListed',
    'lists/newestBeside',
    'embeds/clampedPixels',
  ],
  'reading and writing of texts under other rules': [
    'articles/sectionPath',
    'charts/figureText',
    'search/isTooLong',
    'search/tagText',
    'search/termText',
    'wording/cutAtWord',
    'images/widthSrcset',
    'embeds/webAddress',
    'embeds/capturesOf',
    'embeds/filledPattern',
    'football/readId',
    'football/idIn',
    'football/readSeason',
    'football/idParameter',
    'football/writeQuery',
    'formula-one/formulaOneViewWord',
    'app-shell/partsOf',
    'app-shell/writtenNoticeCookie',
    'app-shell/isUnder',
    'app-shell/isOwnPath',
    'wording/inXmlCharacters',
    'search/losesDays',
    'search/readSearchPeriod',
    'wording/speakDateInEnglish',
    'wording/speakMomentInEnglish',
    'football/speakGroup',
    'football/speakPhase',
    'football/speakTeams',
    'formula-one/speakLapTime',
    'live/lineKey',
    'lists/isSportSection',
    'supplements/blockName',
    'supplements/isDataPlace',
    'supplements/votesIn',
    'supplements/seatsIn',
    'consent/isOwnRoute',
    'ads/linesChangeAt',
    'sessions/hostBound',
    'sessions/handleOf',
    'sessions/staffHandleIn',
    'quizzes/answerField',
    'quizzes/quizAnchor',
    'quizzes/quizPath',
    'quizzes/readFate',
    'quizzes/answerTo',
    'sessions/askedIn',
    'sessions/knownIn',
    'sessions/isHandle',
    'topics/isProof',
    'topics/arePushKeys',
    'quizzes/areTooManyAnswers',
  ],
  'what `visibility` decided, as a type': [
    'articles/publish',
    'articles/asPublicAs',
    'articles/showTo',
    'articles/publicArticle',
  ],
  'parts of what a front shows, which `front` asks as a whole': [
    'front-page/asItStands',
    'front-page/byImportance',
    'front-page/frontParts',
    'front-page/marksOf',
    'front-page/picturedIn',
    'front-page/shownPictures',
    'front-page/inOrder',
    'front-page/withoutClashes',
  ],
  'two lines of words under an article, by what its editor ticked': ['articles/helpBoxes'],
  'links of the menus of a newsroom without its own': ['common-data/builtInMenus'],
  'an editor’s words under an article and in a list, set as they were given': [
    'articles/correctionNote',
    'articles/correctionText',
  ],
  'what an open page says of a match, state by state; a question would have to hold two whole matches': [
    'football/matchNews',
    'football/speakMatchNews',
    'football/speakMatchTitle',
    'football/speakDatedMatch',
  ],
  'what the player does while it plays, second by second': [
    'podcasts/chapterAt',
    'podcasts/chapterEnd',
    'podcasts/setSleep',
    'podcasts/sleepsNow',
    'podcasts/sleepAfterJump',
    'podcasts/sleepAfterChange',
    'podcasts/sleepMinutesLeft',
    'podcasts/isAboutEpisode',
  ],
  'what is read aloud as a page shows it, and where the voice is': [
    'reading-voice/readablePieces',
    'reading-voice/beginReading',
    'reading-voice/readOn',
    'reading-voice/sentenceNow',
  ],
  'what a device keeps of a front for when there is no connection, fetch by fetch': [
    'kept-front/mainPart',
    'kept-front/articlesOnFront',
    'kept-front/fits',
    'kept-front/isDue',
    'kept-front/mayFetch',
    'kept-front/whatServerSays',
    'kept-front/whenItStood',
  ],
  'how `relative-date` knows the clocks, on the server and in a browser': [
    'wording/clockChanges',
    'wording/timeAtOffset',
    'wording/zoneOffset',
    'wording/relativeDateBy',
    'wording/toldOffset',
  ],
  'keeping what is followed, state by state': [
    'football/joinedMatch',
    'football/followedMatch',
    'football/followMatch',
    'football/joinHistories',
    'formula-one/joinedRace',
    'formula-one/followRace',
    'formula-one/joinRaceHistories',
    'formula-one/isRaceOver',
    'supplements/followCount',
    'supplements/joinCounts',
    'supplements/isCountOver',
    'supplements/countNews',
    'supplements/speakCountNews',
  ],
  'parts of what is shown of common data, which `common-figures` asks as a whole': [
    'service-pages/offeredLinks',
    'common-data/shownFlooding',
    'common-data/shownFigures',
    'common-data/shownWeather',
    'common-data/speakWarning',
    'common-data/speakRate',
    'wording/weekdayOf',
    'wording/speakDay',
    'common-data/isCurrentRate',
    'common-data/isToldOf',
    'common-data/isOld',
    'common-data/warningsChangeAt',
    'common-data/isWidgetShown',
    'common-data/widgetChangesAt',
  ],
  'a change of form': [
    'common-data/joinCommonData',
    'sessions/isOfPasskeys',
    'articles/adultPlate',
    'articles/placedBody',
    'live-blogs/postCard',
    'articles/plainText',
    'articles/textOf',
    'articles/isElement',
    'live-blogs/postAnchor',
    'search/searchedText',
  ],
};

const isTest = (file: string): boolean => /\.(test|fake|contract)\.ts$/.test(file);
const subjects = ['editorial', 'media', 'readers', 'services', 'sport'];
/** The noun of the specification, below its subject. */
const folderOf = (file: string): string => {
  const [, subject = '', noun = ''] = file.split('/');
  return subjects.includes(subject) || noun === 'kept-front' ? noun : subject;
};
const ruleFiles = globSync(['core/*/*.ts', 'core/app-shell/kept-front/*.ts', `core/{${subjects.join(',')}}/**/*.ts`], {
  cwd: root,
}).filter((file) => !isTest(file) && !otherFolders.has(folderOf(file)));

const functionsOf = async (file: string): Promise<readonly { name: string; file: string }[]> => {
  const module: Readonly<Record<string, unknown>> = await import(join(root, file));
  return Object.keys(module)
    .filter((name) => typeof module[name] === 'function')
    .map((name) => ({ name: `${folderOf(file)}/${name}`, file }));
};

const importsOf = (file: string): readonly string[] => {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/^import \{([^}]*)\} from '#(core\/[^']+)';$/gm)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => `${from} ${name.trim()}`),
  );
};

const asked = new Set(
  globSync('cli/ask/**/*.ts', { cwd: root })
    .filter((file) => !isTest(file))
    .flatMap(importsOf),
);
const decisions = (await Promise.all(ruleFiles.map(functionsOf))).flat();
const excepted = new Set(Object.values(exceptions).flat());
const isAsked = ({ name, file }: { name: string; file: string }): boolean =>
  asked.has(`${normalize(file)} ${name.slice(name.indexOf('/') + 1)}`);

describe('the core', () => {
  it('was looked at', () => {
    expect(decisions.length).toBeGreaterThan(100);
    expect(new Set(decisions.map(({ name }) => dirname(name))).size).toBeGreaterThan(15);
    expect(relative(root, import.meta.dirname)).toBe('cli/ask');
  });

  it('has no decision that `ask` cannot reach', () => {
    expect(
      decisions.filter((decision) => !isAsked(decision) && !excepted.has(decision.name)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('needs every exception that is made here', () => {
    const needed = new Set(decisions.filter((decision) => !isAsked(decision)).map(({ name }) => name));
    expect([...excepted].filter((name) => !needed.has(name))).toEqual([]);
  });
});
