import { lazyCode, whenIdle } from '../../app/lazy-code.ts'

const rotation = lazyCode(async () => (await import('./rotate-promotions.ts')).rotatePromotions)

/** Loads what moves the promotions, if there are several, once the browser is idle. */
export function startPromotions() {
  const track = document.querySelector<HTMLElement>('[data-rotates]')
  if (track) whenIdle(() => void rotate(track))
}

async function rotate(track: HTMLElement) {
  const pause = document.querySelector<HTMLButtonElement>(`[data-pauses="${track.id}"]`)
  const rotatePromotions = await rotation.load().catch(() => null)
  if (pause) rotatePromotions?.(track, pause)
}
