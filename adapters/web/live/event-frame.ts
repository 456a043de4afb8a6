export const eventFrame = (data: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(data)}\n\n`);

/** A comment frame, to keep proxies from closing the stream. */
export const quietFrame = Buffer.from(':\n\n');

/** Milliseconds. */
export const retryFrame = (milliseconds: number): Buffer => Buffer.from(`retry: ${milliseconds}\n\n`);
