import type { ReactNode } from 'react'
import type { RenderToPipeableStreamOptions } from 'react-dom/server'
import { renderToPipeableStream } from 'react-dom/server.node'

/** Markup that is being rendered. It is read once, as a stream or as a whole. */
export interface RenderedMarkup {
  /** Resolves when nothing is left to render. */
  allReady: Promise<void>
  /** Streams the markup while it is rendered. Parts that are ready at the same time are one chunk. */
  stream(): ReadableStream<Uint8Array>
  /** Reads all of it. After `allReady`, it has no scripts that fill in late parts. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>
}

type Options = Omit<
  RenderToPipeableStreamOptions,
  'onShellReady' | 'onShellError' | 'onAllReady'
> & {
  /** Ends the rendering. Parts that are not ready are left out. */
  signal?: AbortSignal
}

/**
 * Renders like React's `renderToReadableStream`, but what is ready at the same time is one chunk. React's own stream has
 * one per 2 kB, and each costs as much as a large one. Markup that is read as a whole needs no stream.
 * @throws what is thrown while the shell is rendered
 */
export async function renderMarkup(
  content: ReactNode,
  { signal, ...options }: Options = {},
): Promise<RenderedMarkup> {
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

  function pipeTo(sink: Sink) {
    const destination = createDestination(sink)
    rendering.pipe(destination as unknown as NodeJS.WritableStream)
    return destination
  }
  return {
    allReady: all.promise,
    stream: () => createStream(pipeTo, (reason) => rendering.abort(reason)),
    bytes() {
      const whole = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      const chunks: Uint8Array<ArrayBuffer>[] = []
      pipeTo({
        enqueue: (chunk) => chunks.push(chunk),
        close: () => whole.resolve(joined(chunks)),
        error: whole.reject,
      })
      return whole.promise
    },
  }
}

/** Where the chunks of markup go: a stream's controller, or a list. */
interface Sink {
  enqueue(chunk: Uint8Array<ArrayBuffer>): void
  close(): void
  error(reason: unknown): void
}

/** Begins with the first read. */
function createStream(
  pipeTo: (sink: Sink) => { cancel: () => void },
  abort: (reason: unknown) => void,
) {
  let cancel = abort
  let isFlowing = false
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (isFlowing) return
        isFlowing = true
        ;({ cancel } = pipeTo(controller))
      },
      cancel: (reason) => cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** The chunks as one array. Nearly always there is only one. */
async function joined(chunks: Uint8Array<ArrayBuffer>[]) {
  const [first] = chunks
  if (first && chunks.length === 1) return first
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * Text is encoded in pieces of this many UTF-16 code units: one character beyond Latin-1 makes V8 store all of a string as
 * UTF-16, which takes longer to encode.
 */
const PIECE_LENGTH = 4_096
const MAX_BYTES_PER_UNIT = 3

/**
 * Where text is encoded before its bytes are copied: a new array of this size costs as much as the encoding. Longer text
 * gets a new array, so that the isolate does not keep it.
 */
const scratch = new Uint8Array(2 ** 19)

/** As much of a Node.js stream as React needs. All writes until `flush` are one chunk. */
function createDestination(sink: Sink) {
  let [text, pieces]: [string, string[]] = ['', []]
  const onClose: (() => void)[] = []
  const flush = () => {
    pieces.push(text)
    const units = pieces.reduce((sum, piece) => sum + piece.length, 0)
    const most = units * MAX_BYTES_PER_UNIT
    const bytes = most > scratch.length ? new Uint8Array(most) : scratch
    let length = 0
    for (const piece of pieces) length += encoder.encodeInto(piece, bytes.subarray(length)).written
    if (length > 0) sink.enqueue(bytes.slice(0, length))
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
      sink.close()
    },
    destroy: (error: unknown) => sink.error(error),
    on(event: string, listener: () => void) {
      if (event === 'close') onClose.push(listener)
    },
    /** React stops rendering when its destination is closed early. */
    cancel: () => {
      for (const listener of onClose) listener()
    },
  }
}
