import { describeFindableArticles } from './findable-articles.contract.ts';

describeFindableArticles('the whole sample');
