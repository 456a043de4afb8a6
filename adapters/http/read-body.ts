import { OversizedBody } from './oversized-body.ts';

/**
 * Streams the body and stops when it exceeds `maxBytes` after decompression. Rejects with `OversizedBody` or the
 * stream's error.
 */
export const readBytes = async (response: Response, maxBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream and the download.
    if (size > maxBytes) throw new OversizedBody(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
};

export const readBody = async (response: Response, maxBytes: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, maxBytes));
