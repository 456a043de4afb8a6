/** What open streams are told: JSON, encoded once for all of them. */
export const eventFrame = (data: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(data)}\n\n`);

/** Says nothing, so that no proxy takes the stream for dead. */
export const quietFrame = Buffer.from(':\n\n');

/** Milliseconds after which a browser connects anew. */
export const retryFrame = (milliseconds: number): Buffer => Buffer.from(`retry: ${milliseconds}\n\n`);
