/** Where readers and staff type what nobody else may read. */
const ownRoutes = ['live-login', 'support'];

/** Whether a route's pages keep to themselves: nothing of others is ever loaded there. */
export const isOwnRoute = (route: string): boolean => ownRoutes.includes(route);
