import { lazyCode } from '../kit/lazy-code.ts'

export const contentCode = lazyCode(
  async () => (await import('./product-content.tsx')).productContent,
)
