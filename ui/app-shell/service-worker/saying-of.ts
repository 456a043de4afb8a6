import { whatServerSays, type WhatServerSays } from '#core/app-shell/kept-front/what-server-says.ts';

/** What an answer means for a copy that is kept of it (R43). */
export const sayingOf = ({ status, redirected, headers }: Response): WhatServerSays =>
  whatServerSays({ status, redirected, cacheControl: headers.get('cache-control') ?? '' });
