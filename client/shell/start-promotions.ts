import { idleCode } from '../kit/idle-code.ts'
import { whenIdle } from '../kit/lazy-code.ts'

/** Loads what moves the promotions, if there are several, once the browser is idle. */
export function startPromotions() {
  const track = document.querySelector<HTMLElement>('[data-rotates]')
  if (track) whenIdle(() => void rotate(track))
}

async function rotate(track: HTMLElement) {
  const pause = document.querySelector<HTMLButtonElement>(`[data-pauses="${track.id}"]`)
  const code = await idleCode.load().catch(() => null)
  if (pause) code?.rotatePromotions(track, pause)
}
