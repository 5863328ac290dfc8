import { AgentSessions } from './agents/agent-sessions.ts'
import { createApp } from './app.ts'
import { IdempotencyKeys } from './idempotency/idempotency-keys.ts'
import { AttemptLimits } from './limits/attempt-limits.ts'
import { SignOutMarks } from './session/sign-out-marks.ts'

export default createApp()
export { AgentSessions, AttemptLimits, IdempotencyKeys, SignOutMarks }
