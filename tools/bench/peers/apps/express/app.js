import express from 'express';
import { loadPage } from '../page.js';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text) => text.replace(/[&<>"]/g, (found) => entities[found]);
const each = (values, draw) => values.map(draw).join('');
const link = ({ href, name }) => `<a href="${safe(href)}">${safe(name)}</a>`;

const image = (picture) =>
  picture
    ? `<img src="${safe(picture.src)}" srcset="${safe(picture.srcSet)}" width="820" height="547" alt="${safe(picture.alt)}">`
    : '';

const teaser = (one) =>
  `<article class="teaser">${image(one.picture)}<p class="teaser__section">${safe(one.section)}</p><h3 class="teaser__title"><a class="teaser__link" href="${safe(one.href)}">${safe(one.title)}</a></h3><p class="teaser__foot"><span>${each(one.authors, ({ name }) => safe(name))}</span><time datetime="${one.at}">${one.day}</time></p></article>`;

const item = (one) =>
  `<li class="list__item"><span class="list__section">${safe(one.section)}</span><a class="list__link" href="${safe(one.href)}">${safe(one.title)}</a></li>`;

const html = (page) => `<!doctype html>
<html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(page.title)} – Távíró</title><meta name="description" content="${safe(page.lead)}"><link rel="canonical" href="${safe(page.href)}"><meta property="og:title" content="${safe(page.title)}"><meta property="og:description" content="${safe(page.lead)}"></head>
<body><header><a href="/">Távíró</a></header><main>
<article><p class="section">${link({ href: page.sectionHref, name: page.section })}</p><h1>${safe(page.title)}</h1><p class="lead">${safe(page.lead)}</p><p class="byline">${each(page.authors, link)}<time datetime="${page.at}">${page.day}</time></p><figure>${image(page.picture)}</figure><div class="body">${page.body}</div><ul class="tags">${each(page.tags, (tag) => `<li>${link(tag)}</li>`)}</ul></article>
<section><h2>Kapcsolódó cikkek</h2>${each(page.related, teaser)}</section>
<section><h2>Ajánljuk</h2><ul class="list">${each(page.recommended, item)}</ul></section>
<section><h2>Legfrissebb</h2><ul class="list">${each(page.newest, item)}</ul></section>
</main><footer><ul class="list">${each(page.padding, (one) => `<li class="list__item">${link(one)}</li>`)}</ul></footer></body></html>`;

export const app = express();
app.get('/{*path}', async (request, response) => void response.send(html(await loadPage(request.path))));
