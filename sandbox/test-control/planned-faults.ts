import * as v from 'valibot'

const kinds = [
  'delay',
  'status',
  'malformed',
  'wrong-type',
  'html',
  'empty',
  'missing-fields',
  'oversized',
  'bad-gzip',
  'slow-body',
  'unauthorized',
  'redirect',
  'never',
  // The request is processed; only its response is late or replaced by an error.
  'delay-after-commit',
  'status-after-commit',
  // A Worker cannot do these to its own response: the relay does them when a header says so.
  'reset-before-headers',
  'reset-mid-body',
  'short-content-length',
  'cut-close-delimited',
  // The same reset, with the request certainly unprocessed or certainly processed.
  'reset-before-commit',
  'reset-after-commit',
] as const

export const Fault = v.object({
  kind: v.picklist(kinds),
  /** The length of a delay, or the pause between two pieces of a slow body. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1000),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  /** For `status`: the slug of the problem type, and headers such as `retry-after`. */
  type: v.optional(v.string(), 'fault'),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  location: v.optional(v.string(), 'http://elsewhere.invalid/'),
  /** For `wrong-type` and `missing-fields`: the field, at any depth. */
  field: v.optional(v.string()),
})
export type Fault = v.InferOutput<typeof Fault>

export const PlannedFault = v.object({
  match: v.optional(
    v.object({
      /** Part of the path and query. */
      path: v.optional(v.string()),
      method: v.optional(v.pipe(v.string(), v.toUpperCase())),
      /** A correlation id or a usid. */
      session: v.optional(v.string()),
    }),
    {},
  ),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  fault: Fault,
})
type PlannedFault = v.InferOutput<typeof PlannedFault>

interface Caller {
  path: string
  method: string
  sessions: string[]
}

const planned = new Map<string, PlannedFault>()

export function planFault(fault: PlannedFault): string {
  const id = crypto.randomUUID()
  planned.set(id, fault)
  return id
}

/** The planned faults with uses left. */
export const plannedFaults = () => [...planned].map(([id, fault]) => ({ id, ...fault }))

export const cancelFault = (id: string) => planned.delete(id)

export const cancelAllFaults = () => planned.clear()

/** Takes one use of the first planned fault that matches. */
export function takeFault(caller: Caller): Fault | undefined {
  for (const [id, plannedFault] of planned) {
    if (!matches(plannedFault.match, caller)) continue
    if (plannedFault.times === 1) planned.delete(id)
    else planned.set(id, { ...plannedFault, times: plannedFault.times - 1 })
    return plannedFault.fault
  }
  return undefined
}

const matches = ({ path, method, session }: PlannedFault['match'], caller: Caller) =>
  (path === undefined || caller.path.includes(path)) &&
  (method === undefined || caller.method === method) &&
  (session === undefined || caller.sessions.includes(session))
