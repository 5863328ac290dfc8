import type { AgentSessions } from '#worker/agents/agent-sessions.ts'
import type { IdempotencyKeys } from '#worker/idempotency/idempotency-keys.ts'
import type { AttemptLimits } from '#worker/limits/attempt-limits.ts'
import type { SignOutMarks } from '#worker/session/sign-out-marks.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      IDEMPOTENCY_KEYS: DurableObjectNamespace<IdempotencyKeys>
      ATTEMPT_LIMITS: DurableObjectNamespace<AttemptLimits>
      AGENT_SESSIONS: DurableObjectNamespace<AgentSessions>
      SIGN_OUT_MARKS: DurableObjectNamespace<SignOutMarks>
    }
  }
}
