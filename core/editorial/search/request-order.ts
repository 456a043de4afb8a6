export type RequestOrder = number;

export const noRequests: RequestOrder = 0;

export const sendRequest = (order: RequestOrder): RequestOrder => order + 1;

export const isLatest = (order: RequestOrder, ticket: RequestOrder): boolean => ticket === order;
