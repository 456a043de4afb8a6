import { describeArticleLists } from './article-lists.contract.ts';
import { fakeArticleLists } from './article-lists.fake.ts';
import { describeArticles } from './articles.contract.ts';
import { fakeArticles } from './articles.fake.ts';
import { describeCommonDataSource } from './common-data-source.contract.ts';
import { fakeCommonDataSource } from './common-data-source.fake.ts';
import { contractWorld } from './contract-world.ts';
import { describeDocuments } from './documents.contract.ts';
import { fakeDocuments } from './documents.fake.ts';
import { describeFrontPages } from './front-pages.contract.ts';
import { fakeFrontPages } from './front-pages.fake.ts';
import { newsroom } from './newsroom.fake.ts';
import { describeChance, describeClock, describeDraws } from './small-ports.contract.ts';
import { fakeChance, fakeClock, fakeDraws } from './small-ports.fake.ts';

const now = 1_760_000_000;
const house = newsroom(contractWorld, now);

describeArticles('in memory', () => fakeArticles(house));
describeArticleLists('in memory', () => fakeArticleLists(house));
describeFrontPages('in memory', () => fakeFrontPages(house));
describeDocuments('in memory', () => fakeDocuments(house));
describeCommonDataSource('in memory', () => fakeCommonDataSource(house));
describeClock('standing still', () => fakeClock(now));
describeChance('told beforehand', () => fakeChance(0, 0.5, 0.999));
describeDraws('in memory', fakeDraws);
