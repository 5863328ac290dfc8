import type { SessionState } from './session-state.ts'

interface SessionHolder {
  state: SessionState | null
  /** Whether the browser's cookie has to be written. */
  needsCookie: boolean
}

/** The session's state during one request, and whether the browser has to be told. */
export const createHolder = (holder: SessionHolder) => ({
  ...holder,
  set(state: SessionState) {
    this.state = state
    this.needsCookie = true
    return state
  },
  end() {
    this.needsCookie ||= this.state !== null
    this.state = null
  },
})

export type Holder = ReturnType<typeof createHolder>
