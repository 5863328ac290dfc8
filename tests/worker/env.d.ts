import type { IdempotencyKeys } from '#worker/idempotency/idempotency-keys.ts'
import type { AttemptLimits } from '#worker/limits/attempt-limits.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      IDEMPOTENCY_KEYS: DurableObjectNamespace<IdempotencyKeys>
      ATTEMPT_LIMITS: DurableObjectNamespace<AttemptLimits>
    }
  }
}
