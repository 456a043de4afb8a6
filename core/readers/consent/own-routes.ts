/** Where readers and staff type what nobody else may read, and where the address tells what somebody follows. */
const ownRoutes = ['live-login', 'support', 'kovetett'];

/** Whether a route's pages keep to themselves: nothing of others is ever loaded there. */
export const isOwnRoute = (route: string): boolean => ownRoutes.includes(route);
