import { lazyCode } from '../../app/lazy-code.ts'

export const contentCode = lazyCode(
  async () => (await import('./product-content.tsx')).productContent,
)

export const membersCode = lazyCode(
  async () => (await import('./product-members.tsx')).ProductMembers,
)

export const lateCode = lazyCode(async () => (await import('./product-late.tsx')).ProductLate)
