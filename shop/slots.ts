import { lazyCode } from '#client/kit/lazy-code.ts'
import type { Slot } from '#client/slots/places.ts'

export const productStory: Slot<'productStory'> = lazyCode(
  async () => (await import('./slots/product-story.tsx')).productStory,
)

export const productIdle: Slot<'productIdle'> = lazyCode(
  async () => (await import('./slots/product-idle.tsx')).productIdle,
)
