let offset = 0
const offsetBySession = new Map<string, number>()

const machineTime = () => Date.now()

/** The service's clock. It is the machine's, unless test control has moved it, for all or for a session. */
export const clock = {
  now: () => machineTime() + offset,
  /** The clock of a caller who goes by these names. */
  of(sessions: string[]) {
    const own = sessions.flatMap((session) => offsetBySession.get(session) ?? [])[0]
    return () => machineTime() + (own ?? offset)
  },
  moveTo: (now: number, session?: string) => clock.moveBy(now - machineTime(), session),
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
