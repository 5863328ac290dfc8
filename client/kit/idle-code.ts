import { lazyCode } from './lazy-code.ts'

/** The code that no page needs before the browser is idle. */
export const idleCode = lazyCode(async () => (await import('../app/idle.ts')).IDLE)
