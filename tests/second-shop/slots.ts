import { lazyCode } from '#client/kit/lazy-code.ts'
import type { Slot } from '#client/slots/places.ts'

export const afterBuyBox: Slot<'afterBuyBox'> = lazyCode(
  async () => (await import('./slots/mended-for-life.tsx')).mendedForLife,
)

export const footerStart: Slot<'footerStart'> = lazyCode(
  async () => (await import('./slots/workshop.tsx')).workshop,
)
