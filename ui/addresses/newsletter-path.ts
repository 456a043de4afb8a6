/** Where newsletters are asked for, on every site; the server's own form. */
export const newsletterPath = '/api/newsletter/subscribe';
