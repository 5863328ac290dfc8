import { TYPE_ROOT, unauthorized } from '../platform/problems.ts'
import type { Fault } from './planned-faults.ts'

const OVERSIZE_CHARACTERS = 10 * 1024 * 1024
const NEVER_MS = 600_000
const SLOW_PIECES = 20

const CUT_HEADER = 'x-sandbox-cut'

type FaultEffect = (respond: () => Promise<Response>, fault: Fault) => Response | Promise<Response>

const marked = (kind: string): FaultEffect =>
  async function markForRelay(respond) {
    const real = await respond()
    const response = new Response(real.body, real)
    response.headers.set(CUT_HEADER, kind)
    return response
  }

/**
 * How each kind of fault changes a response. The real response is only produced if the kind needs
 * it.
 */
const effectByKind: Record<Fault['kind'], FaultEffect> = {
  async delay(respond, { ms }) {
    await scheduler.wait(ms)
    return respond()
  },
  async never(respond) {
    await scheduler.wait(NEVER_MS)
    return respond()
  },
  status: (_, fault) => failure(fault),
  async 'delay-after-commit'(respond, { ms }) {
    const real = await readWhole(respond)
    await scheduler.wait(ms)
    return real
  },
  async 'status-after-commit'(respond, fault) {
    await readWhole(respond)
    return failure(fault)
  },
  unauthorized() {
    throw unauthorized('The token expired')
  },
  redirect: (_, { location }) => new Response(null, { status: 302, headers: { location } }),
  html: () =>
    new Response('<!doctype html><title>Proxy</title><p>It works!</p>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  empty: () => json(''),
  async malformed(respond) {
    const text = await getText(respond)
    return json(text.slice(0, Math.floor(text.length / 2)))
  },
  async oversized(respond) {
    const text = await getText(respond)
    return json(`{"padding":"${'x'.repeat(OVERSIZE_CHARACTERS)}",${text.slice(1)}`)
  },
  'missing-fields': (respond, { field }) =>
    changeFields(respond, (real) => (field === undefined ? {} : without(real, field))),
  'wrong-type': (respond, { field }) =>
    changeFields(respond, (real) => withWrongTypes(real, field)),
  async 'bad-gzip'(respond) {
    return new Response(await getText(respond), {
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      encodeBody: 'manual',
    })
  },
  async 'slow-body'(respond, { ms }) {
    return slowly(await getText(respond), ms)
  },
  'reset-before-headers': marked('reset-before-headers'),
  'reset-mid-body': marked('reset-mid-body'),
  'short-content-length': marked('short-content-length'),
  'cut-close-delimited': marked('cut-close-delimited'),
  'reset-before-commit': () => cutBeforeHeaders(),
  async 'reset-after-commit'(respond) {
    await readWhole(respond)
    return cutBeforeHeaders()
  },
}

/** Applies a fault to a response. */
export const applyFault = (fault: Fault, respond: () => Promise<Response>) =>
  effectByKind[fault.kind](respond, fault)

const cutBeforeHeaders = () =>
  new Response(null, { headers: { [CUT_HEADER]: 'reset-before-headers' } })

/** Reads the whole response, so that the request is fully processed. */
async function readWhole(respond: () => Promise<Response>) {
  const real = await respond()
  return new Response(real.body === null ? null : await real.arrayBuffer(), real)
}

const getText = async (respond: () => Promise<Response>) => (await respond()).text()

/** Changes the fields of a JSON response; any other response stays unchanged. */
async function changeFields(respond: () => Promise<Response>, change: (real: unknown) => unknown) {
  const real = await respond()
  if (!isJson(real)) return real
  return json(JSON.stringify(change(await real.json())))
}

const isJson = ({ headers }: Response) => /[/+]json\b/.test(headers.get('content-type') ?? '')

const json = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json' } })

function failure({ status, type, headers }: Fault) {
  const body = { title: 'Fault', type: TYPE_ROOT + type, detail: 'A fault that a test asked for.' }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...headers,
    },
  })
}

/** Sends the body in pieces, with a pause before each. */
function slowly(text: string, pause: number) {
  const bytes = new TextEncoder().encode(text)
  const size = Math.max(1, Math.ceil(bytes.length / SLOW_PIECES))
  let start = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await scheduler.wait(pause)
      controller.enqueue(bytes.slice(start, start + size))
      start += size
      if (start >= bytes.length) controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

function without(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => without(entry, field))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== field)
      .map(([name, entry]) => [name, without(entry, field)]),
  )
}

/** Gives a field a value of another type; without a field name, every top-level field. */
function withWrongTypes(value: unknown, field: string | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => withWrongTypes(entry, field))
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      field === undefined || name === field ? ofAnotherType(entry) : withWrongTypes(entry, field),
    ]),
  )
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return 12
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return { unexpected: true }
  return ['unexpected']
}
