/** Pages with private input, or with followed topics in the address. No third-party content loads there. */
const ownRoutes = ['live-login', 'support', 'kovetett'];

export const isOwnRoute = (route: string): boolean => ownRoutes.includes(route);
