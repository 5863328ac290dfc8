import { lazyCode } from '../../app/lazy-code.ts'

export const customerCode = lazyCode(
  async () => (await import('./customer-parts.ts')).customerParts,
)
