const maxBytes = 256 * 1024;

const readBounded = async (body: ReadableStream<Uint8Array>): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) throw new Error("The sign-in provider's response is too large");
    parts.push(Uint8Array.from(part));
  }
  return new Blob(parts);
};

interface Asking {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Follows no redirects, stops at `deadline` and limits the response size. */
export const boundedFetch =
  (deadline: AbortSignal) =>
  async (url: string, { method, headers, body, signal }: Asking): Promise<Response> => {
    const answer = await fetch(url, {
      method,
      headers,
      body: (body ?? null) as BodyInit | null,
      redirect: 'manual',
      signal: AbortSignal.any([deadline, ...(signal === undefined ? [] : [signal])]),
    });
    const said = answer.body === null ? null : await readBounded(answer.body);
    return new Response(said, { status: answer.status, headers: answer.headers });
  };
