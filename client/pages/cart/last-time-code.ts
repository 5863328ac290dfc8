import { lazyCode } from '../../app/lazy-code.ts'

export const lastTimeCode = lazyCode(async () => (await import('./last-time.tsx')).LastTime)
