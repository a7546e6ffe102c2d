/** What a server sends, read no further than it may be long. */

export type Within =
  | { readonly text: string }
  /** More bytes than allowed, or no UTF-8; the rest is not read. */
  | { readonly fault: 'big' | 'encoding' };

/** The body of an answer as text, at most `most` bytes of it; null is an empty one. Rejects where the line breaks. */
export async function textWithin(body: ReadableStream<Uint8Array> | null, most: number): Promise<Within> {
  if (!body) return { text: '' };
  const reader = body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const refuse = (fault: 'big' | 'encoding'): Within => {
    // Nobody waits for the rest, nor for how giving it up goes.
    reader.cancel().catch(() => undefined);
    return { fault };
  };
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    bytes += value?.byteLength ?? 0;
    if (bytes > most) return refuse('big');
    try {
      text += decoder.decode(value, { stream: !done });
    } catch {
      return refuse('encoding');
    }
    if (done) return { text };
  }
}
