import { createApp } from './app.ts'
import { IdempotencyKeys } from './idempotency/idempotency-keys.ts'

export default createApp()
export { IdempotencyKeys }
