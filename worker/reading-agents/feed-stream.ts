import type { FeedProduct } from './cache.ts'

/** Writes products into a stream, one at a time, as fast as they are read. */
export function feedStream(
  products: readonly FeedProduct[],
  { start, write, end }: { start: string; write: (product: FeedProduct) => string; end: string },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const texts = textsOf()
  function* textsOf() {
    if (start !== '') yield start
    for (const product of products) yield write(product)
    if (end !== '') yield end
  }
  return new ReadableStream({
    pull(controller) {
      const { value, done } = texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
