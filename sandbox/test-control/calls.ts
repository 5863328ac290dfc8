interface Call {
  /** Counts all calls, also those that are dropped. */
  number: number
  at: number
  method: string
  path: string
  query: Record<string, string[]>
  /** Names only: header values can be secrets. */
  headers: string[]
  correlationId: string | null
  usid: string | null
  body: string
}

const MAX_CALLS = 5000

const calls: Call[] = []
let last = 0

export function recordCall(call: Omit<Call, 'number'>) {
  last += 1
  calls.push({ number: last, ...call })
  if (calls.length > MAX_CALLS) calls.shift()
}

export const findCalls = ({
  session,
  path,
}: {
  session?: string | undefined
  path?: string | undefined
}) =>
  calls.filter(
    (call) =>
      (session === undefined || belongsTo(call, session)) &&
      (path === undefined || call.path.includes(path)),
  )

/** Deletes the calls of a session, or all calls. */
export function deleteCalls(session?: string) {
  const others = session === undefined ? [] : calls.filter((call) => !belongsTo(call, session))
  calls.splice(0, calls.length, ...others)
}

const belongsTo = ({ correlationId, usid }: Call, session: string) =>
  correlationId === session || usid === session
