export const newsletterPath = '/api/newsletter/subscribe';
