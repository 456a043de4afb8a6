/** How many requests of one kind have been sent; a request's ticket is its number. */
export type RequestOrder = number;

export const noRequests: RequestOrder = 0;

/** One more request is sent; its ticket is the new order itself. */
export const sendRequest = (order: RequestOrder): RequestOrder => order + 1;

/** Whether the answer to a request still counts: only that to the latest does, in whatever order answers arrive. */
export const isLatest = (order: RequestOrder, ticket: RequestOrder): boolean => ticket === order;
