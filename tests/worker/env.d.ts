import type { Operations } from '#worker/operations/operations.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      OPERATIONS: DurableObjectNamespace<Operations>
    }
  }
}
