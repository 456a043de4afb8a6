import { describeFindableArticles } from './findable-articles.contract.ts';

describeFindableArticles('some of the sample', (_, at) => at % 45 === 0);
