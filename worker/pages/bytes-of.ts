/** All of a stream, as one piece of memory that belongs to who asked. */
export const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream).arrayBuffer())
