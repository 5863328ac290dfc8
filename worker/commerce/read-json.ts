const MAX_BYTES = 2 * 1024 * 1024

/**
 * The JSON of an answer of at most 2 MB. Rejects for everything else: a body cut off in transit may
 * end like a whole one in this runtime, so only parsing tells.
 */
export const readJson = async (response: Response): Promise<unknown> =>
  JSON.parse(await readText(response))

/** The same for an answer that may have no body, such as a 201 that says everything in its `Location`. */
export async function readJsonOrNothing(response: Response): Promise<unknown> {
  const text = await readText(response)
  return text === '' ? null : JSON.parse(text)
}

async function readText(response: Response) {
  const announced = Number(response.headers.get('content-length') ?? 0)
  if (announced > MAX_BYTES) {
    await discard(response)
    throw new Error('the answer is too large')
  }
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Leaving the loop by an error cancels the stream.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('the answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Frees the connection of an answer that nobody reads. */
export async function discard(response: Response) {
  // An answer that is thrown away may also be broken: nothing is lost.
  await response.body?.cancel().catch(() => undefined)
}
