const TIMEOUT_MS = 15_000

/** The parts of `HTMLIFrameElement` in use. */
interface IframeElement {
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
  /** The iframe with the provider's field. */
  frame: IframeElement
  /** The provider's origin; messages from other origins are ignored. */
  origin: string
  /** Something was typed or deleted. */
  onState: () => void
  /** The height that the field needs, in CSS pixels. */
  onHeight: (height: number) => void
  /** Enter was pressed in the field, so the form around the iframe should be submitted. */
  onSubmit: () => void
}

export type Tokenized = { token: string } | { refused: 'incomplete' | 'unavailable' }

export interface HostedField {
  /**
   * Exchanges the typed card for a token. `incomplete`: the field shows what is missing and has the focus.
   * `unavailable`: no valid response within 15 s. Never rejects. Concurrent calls share one result.
   */
  tokenize(): Promise<Tokenized>
  /** Stops listening and resolves a pending call with `unavailable`. */
  disconnect(): void
}

const MAX_HEIGHT = 2000

type ProviderMessage = Partial<
  Record<'type' | 'height' | 'complete' | 'id' | 'token' | 'reason', unknown>
>

const isProviderMessage = (data: unknown): data is ProviderMessage =>
  typeof data === 'object' && data !== null

const isHeight = (height: unknown): height is number =>
  typeof height === 'number' && height >= 0 && height <= MAX_HEIGHT

/** Parses a response; null if it is invalid. */
function parseResult({ type, token, reason }: ProviderMessage): Tokenized | null {
  if (type === 'token' && typeof token === 'string' && /^[\w.-]{8,256}$/.test(token))
    return { token }
  const isRejection = type === 'refused' && (reason === 'incomplete' || reason === 'unavailable')
  return isRejection ? { refused: reason } : null
}

interface Request {
  id: string
  answer: Promise<Tokenized>
  end: (result: Tokenized) => void
}

/** Exchanges messages with the provider's field in `frame`. The card number never passes through here. */
export function connectHostedField(setup: HostedFieldSetup): HostedField {
  const { frame, origin, onState, onHeight, onSubmit } = setup
  const page = frame.ownerDocument.defaultView
  const postMessage = (message: object) => frame.contentWindow?.postMessage(message, origin)
  let connected = true
  let ready = false
  let current: Request | null = null

  const ask = () => current && postMessage({ type: 'tokenize', id: current.id })

  function handleMessage(said: ProviderMessage) {
    const { type, height, complete, id } = said
    if (type === 'ready') {
      // The field may have been reloaded, and has then lost the request.
      ready = true
      ask()
    }
    if (type === 'resize' && isHeight(height)) onHeight(height)
    if (type === 'submit') onSubmit()
    if (type === 'state' && typeof complete === 'boolean') onState()
    const result = parseResult(said)
    if (result && current && current.id === id) current.end(result)
  }

  function receive({ origin: from, source, data }: Message) {
    if (from === origin && source === frame.contentWindow && isProviderMessage(data))
      handleMessage(data)
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
  // A cross-origin document is inaccessible: the field is already loaded and may have sent `ready` before.
  if (frame.contentDocument === null) postMessage({ type: 'hello' })

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
