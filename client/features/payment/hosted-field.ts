import * as v from 'valibot'

const TIMEOUT_MS = 15_000

/** An `HTMLIFrameElement`, as far as it is needed. */
interface Frame {
  readonly contentWindow: { postMessage(message: unknown, targetOrigin: string): void } | null
  readonly contentDocument: object | null
  readonly ownerDocument: { readonly defaultView: MessageTarget | null }
  focus(): void
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
  /** Whether everything has been typed that the provider asks for. */
  onState: (state: { complete: boolean }) => void
  /** What the frame's height has to be, in CSS pixels. */
  onResize: (height: number) => void
}

export type Tokenized = { token: string } | { refused: 'incomplete' | 'unavailable' }

export interface HostedField {
  /**
   * Turns what was typed into a token. `incomplete`: the field shows what is missing, and holds the focus.
   * `unavailable`: no answer within 15 s, or none that can be used. Never rejects; while one is under way, all who
   * ask get its answer.
   */
  tokenize(): Promise<Tokenized>
  /** Puts the focus on the first input that is empty. */
  focus(): void
  /** Hears nothing any more; who still waits is told `unavailable`. */
  disconnect(): void
}

const MAX_HEIGHT = 2000

const Said = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({
    type: v.literal('resize'),
    height: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_HEIGHT)),
  }),
  v.object({ type: v.literal('state'), complete: v.boolean() }),
  v.object({
    type: v.literal('token'),
    id: v.string(),
    token: v.pipe(v.string(), v.regex(/^[\w.-]{8,256}$/)),
  }),
  v.object({
    type: v.literal('refused'),
    id: v.string(),
    reason: v.picklist(['incomplete', 'unavailable']),
  }),
])
type Said = v.InferOutput<typeof Said>

interface Request {
  id: string
  answer: Promise<Tokenized>
  end: (result: Tokenized) => void
}

/** Speaks with the provider's field in `frame`; the number of the card never passes through here. */
export function connectHostedField(setup: HostedFieldSetup): HostedField {
  const { frame, origin, onState, onResize } = setup
  const page = frame.ownerDocument.defaultView
  const say = (message: object) => frame.contentWindow?.postMessage(message, origin)
  let connected = true
  let ready = false
  let current: Request | null = null

  const ask = () => current && say({ type: 'tokenize', id: current.id })

  function answer(id: string, result: Tokenized) {
    if (current?.id === id) current.end(result)
  }

  function hear(said: Said) {
    switch (said.type) {
      case 'ready':
        // It may have been loaded anew, and then knows nothing of what was asked.
        ready = true
        return ask()
      case 'resize':
        return onResize(said.height)
      case 'state':
        return onState({ complete: said.complete })
      case 'token':
        return answer(said.id, { token: said.token })
      case 'refused':
        return answer(said.id, { refused: said.reason })
    }
  }

  function receive(message: Message) {
    if (message.origin !== origin || message.source !== frame.contentWindow) return
    const said = v.safeParse(Said, message.data)
    if (said.success) hear(said.output)
  }

  function begin(): Request {
    const { promise, resolve } = Promise.withResolvers<Tokenized>()
    const id = crypto.randomUUID()
    const timer = setTimeout(() => answer(id, { refused: 'unavailable' }), TIMEOUT_MS)
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
    focus: () => {
      frame.focus()
      if (ready) say({ type: 'focus' })
    },
    disconnect() {
      connected = false
      page?.removeEventListener('message', receive)
      current?.end({ refused: 'unavailable' })
    },
  }
}
