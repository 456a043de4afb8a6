#!/usr/bin/env bash
# react-dom 19.3.1, renderToStaticMarkup.
# Guess: the markup of a figure with an image is the figure alone, for a mail or a feed.
# Seen: a preload link comes before it, unless the image is lazy, of low priority or in a picture element.
source "$(dirname "$0")/in-temp-folder.bash"
install react@19.3.1 react-dom@19.3.1
cat > a.mjs <<'JS'
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
const img = (more) => h('img', { src: '/a.jpg', alt: '', ...more });
for (const part of [img({}), img({ loading: 'lazy' }), img({ fetchPriority: 'low' })])
  console.log(renderToStaticMarkup(h('figure', null, part)));
console.log(renderToStaticMarkup(h('picture', null, img({}))));
JS
node a.mjs | seen '<link rel="preload" as="image" href="/a.jpg"/><figure><img src="/a.jpg" alt=""/></figure>
<figure><img src="/a.jpg" alt="" loading="lazy"/></figure>
<figure><img src="/a.jpg" alt="" fetchPriority="low"/></figure>
<picture><img src="/a.jpg" alt=""/></picture>'
