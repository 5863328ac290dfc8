import type { IdempotencyKeys } from '#worker/idempotency/idempotency-keys.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      IDEMPOTENCY_KEYS: DurableObjectNamespace<IdempotencyKeys>
    }
  }
}
