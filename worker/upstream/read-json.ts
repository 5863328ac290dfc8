const MAX_BYTES = 2 * 1024 * 1024

/**
 * Reads a JSON response of at most 2 MB and rejects everything else. In this runtime a body that was cut off
 * in transit may end like a complete one, so only parsing detects it.
 */
export const readJson = async (response: Response): Promise<unknown> =>
  JSON.parse(await readText(response))

/** The same for a response that may have no body, such as a 201 with only a `Location`. */
export async function readJsonOrNothing(response: Response): Promise<unknown> {
  const text = await readText(response)
  return text === '' ? null : JSON.parse(text)
}

async function readText(response: Response) {
  const { headers } = response
  const announced = Number(headers.get('content-length') ?? Number.NaN)
  if (announced > MAX_BYTES) {
    await discard(response)
    throw new Error('the response is too large')
  }
  // The runtime reads a body of known length faster by itself. The length of an encoded one is not that of its text.
  if (announced <= MAX_BYTES && !headers.has('content-encoding')) return response.text()
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // An error in the loop cancels the stream.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('the response is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Frees the connection of a response that is not read. */
export async function discard(response: Response) {
  // The response is discarded anyway, so an error does not matter.
  await response.body?.cancel().catch(() => undefined)
}
