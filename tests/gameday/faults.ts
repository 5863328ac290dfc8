import * as v from 'valibot'

import { applyFault } from '#sandbox/test-control/apply-fault.ts'
import { Fault } from '#sandbox/test-control/planned-faults.ts'

import type { FaultName } from './fault-names.ts'

type Respond = () => Promise<Response>

/** Longer than any response may wait for a binding (ms). */
const BINDING_MS = 29_000
const RETRY_AFTER_SECONDS = '5'

const effectOf = (fault: object) => (respond: Respond) =>
  Promise.resolve(applyFault(v.parse(Fault, fault), respond))

/** What comes instead of a response. A slow service sends none. */
export const effects: Record<
  Exclude<FaultName, 'slow'>,
  (respond: Respond) => Promise<Response>
> = {
  '5xx': effectOf({ kind: 'status', status: 503 }),
  async cut(respond) {
    const { status, headers, ...real } = await responseOf(respond)
    return new Response(broken(real.bytes.slice(0, Math.ceil(real.bytes.length / 2))), {
      // A response without content has none that could be cut.
      status: status === 204 ? 200 : status,
      headers,
    })
  },
  malformed: effectOf({ kind: 'malformed' }),
  'wrong type': effectOf({ kind: 'wrong-type' }),
  '429': effectOf({
    kind: 'status',
    status: 429,
    type: 'too-many-requests',
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
  }),
  '401': effectOf({ kind: 'status', status: 401, type: 'unauthorized' }),
  absent: effectOf({ kind: 'status', status: 404, type: 'resource-not-found' }),
}

async function responseOf(respond: Respond) {
  const response = await respond()
  const bytes = new Uint8Array(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, headers: { 'content-type': contentType }, bytes }
}

/** A body whose connection breaks after these bytes. */
function broken(bytes: Uint8Array) {
  let isSent = false
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new TypeError('Network connection lost.'))
      else controller.enqueue(bytes)
      isSent = true
    },
  })
}

/** What a call of a binding does instead. */
export function failingCall(fault: FaultName): () => Promise<unknown> {
  if (fault === 'slow') return () => failLate()
  if (fault === 'wrong type') return () => Promise.resolve({ unexpected: true })
  return () => Promise.reject(new Error(`the binding fails: ${fault}`))
}

/** The platform ends what a response no longer waits for. */
const failLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the binding is too slow')), BINDING_MS)
  })
