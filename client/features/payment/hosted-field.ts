const TIMEOUT_MS = 15_000

/** An `HTMLIFrameElement`, as far as it is needed. */
interface Frame {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null
  readonly contentDocument: object | null
  readonly ownerDocument: { readonly defaultView: MessageTarget | null }
}

interface MessageTarget {
  addEventListener(type: 'message', receive: (message: Message) => void): void
  removeEventListener(type: 'message', receive: (message: Message) => void): void
}

interface Message {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

interface HostedFieldSetup {
  /** Shows the provider's field. */
  frame: Frame
  /** The provider's; whatever comes from elsewhere is not heard. */
  origin: string
  /** Something was typed, or taken away. */
  onState: () => void
  /** What the frame's height has to be, in CSS pixels. */
  onResize: (height: number) => void
  /** Enter was pressed: the form around the frame is to be sent, as from a field of its own. */
  onSubmit: () => void
}

export type Tokenized = { token: string } | { refused: 'incomplete' | 'unavailable' }

export interface HostedField {
  /**
   * Turns what was typed into a token. `incomplete`: the field shows what is missing, and holds the focus.
   * `unavailable`: no answer within 15 s, or none that can be used. Never rejects; while one is under way, all who
   * ask get its answer.
   */
  tokenize(): Promise<Tokenized>
  /** Hears nothing any more; who still waits is told `unavailable`. */
  disconnect(): void
}

const MAX_HEIGHT = 2000

type Said = Partial<Record<'type' | 'height' | 'complete' | 'id' | 'token' | 'reason', unknown>>

const isSaid = (data: unknown): data is Said => typeof data === 'object' && data !== null

const isHeight = (height: unknown): height is number =>
  typeof height === 'number' && height >= 0 && height <= MAX_HEIGHT

/** What an answer means; null for none that can be used. */
function resultOf({ type, token, reason }: Said): Tokenized | null {
  if (type === 'token' && typeof token === 'string' && /^[\w.-]{8,256}$/.test(token))
    return { token }
  const isRefusal = type === 'refused' && (reason === 'incomplete' || reason === 'unavailable')
  return isRefusal ? { refused: reason } : null
}

interface Request {
  id: string
  answer: Promise<Tokenized>
  end: (result: Tokenized) => void
}

/** Speaks with the provider's field in `frame`; the number of the card never passes through here. */
export function connectHostedField(setup: HostedFieldSetup): HostedField {
  const { frame, origin, onState, onResize, onSubmit } = setup
  const page = frame.ownerDocument.defaultView
  const say = (message: object) => frame.contentWindow?.postMessage(message, origin)
  let connected = true
  let ready = false
  let current: Request | null = null

  const ask = () => current && say({ type: 'tokenize', id: current.id })

  function hear(said: Said) {
    const { type, height, complete, id } = said
    if (type === 'ready') {
      // It may have been loaded anew, and then knows nothing of what was asked.
      ready = true
      ask()
    }
    if (type === 'resize' && isHeight(height)) onResize(height)
    if (type === 'submit') onSubmit()
    if (type === 'state' && typeof complete === 'boolean') onState()
    const result = resultOf(said)
    if (result && current && current.id === id) current.end(result)
  }

  function receive({ origin: from, source, data }: Message) {
    if (from === origin && source === frame.contentWindow && isSaid(data)) hear(data)
  }

  function begin(): Request {
    const { promise, resolve } = Promise.withResolvers<Tokenized>()
    const id = crypto.randomUUID()
    const timer = setTimeout(() => end({ refused: 'unavailable' }), TIMEOUT_MS)
    const end = (result: Tokenized) => {
      clearTimeout(timer)
      current = null
      resolve(result)
    }
    return { id, answer: promise, end }
  }

  page?.addEventListener('message', receive)
  // The document of another site cannot be seen: it is there already, and may have spoken before anybody listened.
  if (frame.contentDocument === null) say({ type: 'hello' })

  return {
    tokenize() {
      if (!connected) return Promise.resolve({ refused: 'unavailable' })
      if (current) return current.answer
      current = begin()
      const { answer: waiting } = current
      if (ready) ask()
      return waiting
    },
    disconnect() {
      connected = false
      page?.removeEventListener('message', receive)
      current?.end({ refused: 'unavailable' })
    },
  }
}
