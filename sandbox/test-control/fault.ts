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
  // The work is done, and only its answer is lost: late, or in place of it a failure.
  'delay-after-commit',
  'status-after-commit',
  // A Worker cannot do these to its own answer: the relay does them, told by a header.
  'reset-before-headers',
  'reset-mid-body',
  'short-content-length',
  'cut-close-delimited',
  // The same cut, with the work certainly not begun or certainly done.
  'reset-before-commit',
  'reset-after-commit',
] as const

export const Fault = v.object({
  kind: v.picklist(kinds),
  /** How long a delay is, or the pause between two pieces of a slow body. */
  ms: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 1000),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  location: v.optional(v.string(), 'http://elsewhere.invalid/'),
  /** For `wrong-type` and `missing-fields`: the field, wherever it stands. */
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

export function plan(fault: PlannedFault): string {
  const id = crypto.randomUUID()
  planned.set(id, fault)
  return id
}

/** Those that have not struck as often as they were planned for. */
export const plannedFaults = () => [...planned].map(([id, fault]) => ({ id, ...fault }))

export const cancel = (id: string) => planned.delete(id)

export const cancelAll = () => planned.clear()

/** The first planned fault that fits, one use of it taken. */
export function take(caller: Caller): Fault | undefined {
  for (const [id, plannedFault] of planned) {
    if (!fits(plannedFault.match, caller)) continue
    if (plannedFault.times === 1) planned.delete(id)
    else planned.set(id, { ...plannedFault, times: plannedFault.times - 1 })
    return plannedFault.fault
  }
  return undefined
}

const fits = ({ path, method, session }: PlannedFault['match'], caller: Caller) =>
  (path === undefined || caller.path.includes(path)) &&
  (method === undefined || caller.method === method) &&
  (session === undefined || caller.sessions.includes(session))
