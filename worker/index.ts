import { createApp } from './app.ts'
import { IdempotencyKeys } from './idempotency/idempotency-keys.ts'
import { AttemptLimits } from './limits/attempt-limits.ts'

export default createApp()
export { AttemptLimits, IdempotencyKeys }
