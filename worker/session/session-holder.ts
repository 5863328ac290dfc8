import type { SessionState } from './session-state.ts'

interface SessionHolder {
  state: SessionState | null
  /** Whether the browser's cookie has to be written. */
  needsCookie: boolean
}

/** The session's state during one request, and whether its cookie has to be written. */
export const createHolder = (holder: SessionHolder) => ({
  ...holder,
  /** The customer whose session was ended by another device. */
  signedOut: null as string | null,
  set(state: SessionState) {
    this.state = state
    this.needsCookie = true
    return state
  },
  end() {
    this.needsCookie ||= this.state !== null
    this.state = null
  },
  /** Ends a session that is over elsewhere. */
  endAsElsewhere() {
    const { authType, agent, customerId } = this.state ?? {}
    if (customerId !== undefined && authType === 'registered' && !agent) this.signedOut = customerId
    this.end()
  },
})

export type Holder = ReturnType<typeof createHolder>
