import { whatServerSays, type WhatServerSays } from '#core/app-shell/kept-front/what-server-says.ts';

/** Maps a response to what it means for a stored copy (R43). */
export const sayingOf = ({ status, redirected, headers }: Response): WhatServerSays =>
  whatServerSays({ status, redirected, cacheControl: headers.get('cache-control') ?? '' });
