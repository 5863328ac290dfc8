export interface Call {
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

const KEPT = 5000

const calls: Call[] = []

export function recordCall(call: Call) {
  calls.push(call)
  if (calls.length > KEPT) calls.shift()
}

export const callsOf = ({
  session,
  path,
}: {
  session?: string | undefined
  path?: string | undefined
}) =>
  calls.filter(
    (call) =>
      (session === undefined || isOf(call, session)) &&
      (path === undefined || call.path.includes(path)),
  )

/** Deletes the calls of a session, or all calls. */
export function forgetCalls(session?: string) {
  const others = session === undefined ? [] : calls.filter((call) => !isOf(call, session))
  calls.splice(0, calls.length, ...others)
}

const isOf = ({ correlationId, usid }: Call, session: string) =>
  correlationId === session || usid === session
