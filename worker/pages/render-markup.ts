import type { ReactNode } from 'react'
import type { RenderToPipeableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server.node'

export interface RenderedStream extends ReadableStream<Uint8Array> {
  /** Resolves when nothing is left to render. */
  allReady: Promise<void>
}

type Options = Omit<
  RenderToPipeableStreamOptions,
  'onShellReady' | 'onShellError' | 'onAllReady'
> & {
  /** Ends the rendering. What is not ready then is left out. */
  signal?: AbortSignal
}

/**
 * Renders like React's `renderToReadableStream`, but what is ready at the same time is one chunk. React's own stream has
 * one per 2 kB, and each costs as much as a large one.
 * @throws what is thrown while the shell is rendered
 */
export async function renderToStream(
  content: ReactNode,
  { signal, ...options }: Options = {},
): Promise<RenderedStream> {
  const shell = Promise.withResolvers<void>()
  const all = Promise.withResolvers<void>()
  all.promise.catch(() => {})
  const rendering = renderToPipeableStream(content, {
    ...options,
    onShellReady: shell.resolve,
    onAllReady: all.resolve,
    onShellError(error) {
      shell.reject(error)
      all.reject(error)
    },
  })
  signal?.addEventListener('abort', () => rendering.abort(signal.reason), { once: true })
  await shell.promise
  let cancel = (reason: unknown) => rendering.abort(reason)
  let isFlowing = false
  const stream = new ReadableStream<Uint8Array>(
    {
      // Begins when somebody reads: a page that is read when it is complete needs no scripts that fill in late parts.
      pull(controller) {
        if (isFlowing) return
        isFlowing = true
        const destination = destinationOf(controller)
        cancel = destination.cancel
        rendering.pipe(destination as unknown as NodeJS.WritableStream)
      },
      cancel: (reason) => cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return Object.assign(stream, { allReady: all.promise })
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * Text is encoded in pieces of this many UTF-16 code units: one character beyond Latin-1 makes V8 store all of a string as
 * UTF-16, which takes longer to encode.
 */
const PIECE_LENGTH = 1_024
const MAX_BYTES_PER_UNIT = 3

/**
 * Where text is encoded before its bytes are copied: a new array of this size costs as much as the encoding. Longer text
 * gets an array of its own, so that the isolate does not keep it.
 */
const scratch = new Uint8Array(2 ** 19)

/** As much of a Node.js stream as React needs. What it writes until `flush` is one chunk. */
function destinationOf(controller: ReadableStreamDefaultController<Uint8Array>) {
  let [text, pieces]: [string, string[]] = ['', []]
  const onClose: (() => void)[] = []
  const flush = () => {
    pieces.push(text)
    const units = pieces.reduce((sum, piece) => sum + piece.length, 0)
    const most = units * MAX_BYTES_PER_UNIT
    const bytes = most > scratch.length ? new Uint8Array(most) : scratch
    let length = 0
    for (const piece of pieces) length += encoder.encodeInto(piece, bytes.subarray(length)).written
    if (length > 0) controller.enqueue(bytes.slice(0, length))
    ;[text, pieces] = ['', []]
  }
  return {
    // React's development build writes bytes, but never parts of a character.
    write(chunk: string | Uint8Array) {
      text += typeof chunk === 'string' ? chunk : decoder.decode(chunk)
      if (text.length < PIECE_LENGTH) return true
      pieces.push(text)
      text = ''
      return true
    },
    flush,
    end() {
      flush()
      controller.close()
    },
    destroy: (error: unknown) => controller.error(error),
    on(event: string, listener: () => void) {
      if (event === 'close') onClose.push(listener)
    },
    /** React stops rendering when its destination is closed early. */
    cancel: () => {
      for (const listener of onClose) listener()
    },
  }
}
