import { escapeUTF8 } from 'entities/escape';
import { offlineMessages } from '../../messages/offline.ts';
import type { KeptArticle } from './saved-message.ts';
import type { WorkerPlan } from './worker-scope.ts';

const siteOf = ({ sites }: WorkerPlan, path: string) =>
  sites.find(({ pathPrefix }) => pathPrefix !== '' && (path === pathPrefix || path.startsWith(`${pathPrefix}/`))) ??
  sites[0];

const listOf = (articles: readonly KeptArticle[]): string => {
  if (articles.length === 0) return `<p class="offline__none">${offlineMessages.nothing}</p>`;
  const items = articles
    .map(
      ({ path, title }) =>
        `<li class="kept__item"><a class="kept__link" href="${escapeUTF8(path)}">${escapeUTF8(title)}</a></li>`,
    )
    .join('');
  return `<h2 class="kept__title" id="mentett">${offlineMessages.saved}</h2><ul class="kept__items">${items}</ul>`;
};

export const offlinePage = (plan: WorkerPlan, path: string, articles: readonly KeptArticle[]): string => {
  const { role = 'main', name = '', pathPrefix = '' } = siteOf(plan, path) ?? {};
  return `<!doctype html>
<html lang="hu" data-site="${escapeUTF8(role)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${offlineMessages.title} – ${escapeUTF8(name)}</title>
<script src="${escapeUTF8(plan.themeScript)}"></script>
<link rel="stylesheet" href="${escapeUTF8(plan.styles[0] ?? '')}">
</head>
<body>
<div class="page">
<header class="masthead"><div class="masthead__row"><span></span><a class="wordmark" href="${escapeUTF8(pathPrefix || '/')}"><span class="wordmark__name">${escapeUTF8(name)}</span></a></div></header>
<main class="main offline wrap">
<h1 class="offline__title">${offlineMessages.title}</h1>
<p class="offline__lead">${offlineMessages.lead}</p>
<p><a class="button" href="">${offlineMessages.again}</a></p>
<div class="offline__saved">${listOf(articles)}</div>
</main>
</div>
</body>
</html>
`;
};
