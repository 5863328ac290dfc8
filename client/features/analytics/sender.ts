import type { Transport, Sink, SinkContext } from './sink.ts'

interface SenderDependencies {
  context: SinkContext
  allows: (group: Sink['group']) => boolean
}

/** Sends to one sink, which opens with the first body. Bodies wait until it is open. */
export function createSender(sink: Sink, { context, allows }: SenderDependencies) {
  const waiting: object[] = []
  let isOpening = false
  /** Undefined until it is known. */
  let transport: Transport<object> | null | undefined

  function flush() {
    if (transport === undefined) return
    for (const body of waiting.splice(0)) if (allows(sink.group)) transport?.send(body)
  }

  async function openOnce() {
    if (isOpening) return
    isOpening = true
    const opened = sink.open(context)
    transport = opened instanceof Promise ? undefined : opened
    if (opened instanceof Promise) transport = await opened.catch(() => null)
    flush()
  }

  return {
    /** Without consent the body is lost, because the visitor wants it so. */
    take(body: object) {
      if (!allows(sink.group)) return
      waiting.push(body)
      void openOnce()
      flush()
    },
    /** What has to wait for the next page. */
    leave: () => (allows(sink.group) ? waiting.splice(0) : []),
  }
}
