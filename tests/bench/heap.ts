import * as v from 'valibot'

const Targets = v.array(v.object({ webSocketDebuggerUrl: v.string() }))

const Message = v.union([
  v.object({ id: v.number(), result: v.record(v.string(), v.unknown()) }),
  v.object({ id: v.number(), error: v.object({ message: v.string() }) }),
  v.object({
    method: v.literal('Runtime.executionContextCreated'),
    params: v.object({ context: v.object({ uniqueId: v.string() }) }),
  }),
])

const HeapUsage = v.object({ usedSize: v.number(), backingStorageSize: v.number() })

const MEGABYTE = 2 ** 20

/** One collection frees the objects of a buffer; the runtime releases its bytes some time later. */
const COLLECTIONS = 3

/** The memory of an isolate in MB: its objects, and the bytes of buffers outside their heap. */
export interface Heap {
  objects: number
  buffers: number
}

/**
 * The heap of a worker's isolate, before and after a collection. The runtime must run with `--expose-gc`: its
 * inspector does not respond to `HeapProfiler.collectGarbage` while no request is running.
 */
export async function measureHeap(inspectorPort: number, worker: string) {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const address = v
    .parse(Targets, await answer.json())
    .map((target) => target.webSocketDebuggerUrl)
    .find((url) => url.endsWith(`:user:${worker}`))
  if (address === undefined) throw new Error(`the inspector does not list the worker ${worker}`)

  // Connected only for this call, because an open session retains console output.
  const inspector = await openInspector(address)
  try {
    const before = await usage(inspector)
    await inspector.collectGarbage()
    return { before, after: await usage(inspector) }
  } finally {
    inspector.close()
  }
}

type Inspector = Awaited<ReturnType<typeof openInspector>>

async function usage({ call }: Inspector): Promise<Heap> {
  const { usedSize, backingStorageSize } = v.parse(HeapUsage, await call('Runtime.getHeapUsage'))
  return { objects: usedSize / MEGABYTE, buffers: backingStorageSize / MEGABYTE }
}

async function openInspector(address: string) {
  const socket = new WebSocket(address)
  const replies = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  const context = Promise.withResolvers<string>()
  socket.addEventListener('message', ({ data }) => {
    const { success, output } = v.safeParse(Message, JSON.parse(String(data)))
    if (!success) return
    if ('method' in output) return context.resolve(output.params.context.uniqueId)
    const reply = replies.get(output.id)
    if ('result' in output) return reply?.resolve(output.result)
    reply?.reject(new Error(output.error.message))
  })
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened)
    socket.addEventListener('error', failed)
  })
  const call = (method: string, params: Record<string, unknown> = {}) => {
    const id = replies.size + 1
    const reply = Promise.withResolvers<Record<string, unknown>>()
    replies.set(id, reply)
    socket.send(JSON.stringify({ id, method, params }))
    return reply.promise
  }
  return {
    call,
    async collectGarbage() {
      await call('Runtime.enable')
      const uniqueContextId = await context.promise
      for (let time = 0; time < COLLECTIONS; time += 1)
        await call('Runtime.evaluate', { expression: 'gc()', uniqueContextId })
    },
    close: () => socket.close(),
  }
}
