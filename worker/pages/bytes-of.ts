/** Reads a whole stream into memory that belongs to the caller. */
export const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer())
