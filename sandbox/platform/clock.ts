let offset = 0
const offsetBySession = new Map<string, number>()

const systemTime = () => Date.now()

/**
 * The service's clock: the system time, unless test control has moved it for all sessions or for
 * one.
 */
export const clock = {
  now: () => systemTime() + offset,
  /** The clock of a caller; the first of these sessions whose clock was moved counts. */
  of(sessions: string[]) {
    const own = sessions.flatMap((session) => offsetBySession.get(session) ?? [])[0]
    return () => systemTime() + (own ?? offset)
  },
  moveTo: (now: number, session?: string) => clock.moveBy(now - systemTime(), session),
  moveBy(milliseconds: number, session?: string) {
    if (session === undefined) offset = milliseconds
    else offsetBySession.set(session, milliseconds)
  },
  reset(session?: string) {
    if (session === undefined) offset = 0
    else offsetBySession.delete(session)
  },
  resetAll() {
    offset = 0
    offsetBySession.clear()
  },
}

/** The same day `months` later, or the last day of a shorter month. */
export function monthsAfter(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}
