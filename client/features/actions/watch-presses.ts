export interface Presses {
  /** Runs `act` at once, or after the click if a pointer is down. Only the last waiting `act` runs. */
  after(act: () => void): void
}

/** Tracks whether a pointer is down, so that layout changes can wait until it is released. */
export function watchPointer(signal: AbortSignal): Presses {
  let isDown = false
  let waiting: (() => void) | null = null

  const settle = () => {
    if (isDown) return
    waiting?.()
    waiting = null
  }
  const press = ({ button }: PointerEvent) => {
    isDown ||= button === 0
  }
  const release = () => {
    isDown = false
    // The click comes right after the release.
    setTimeout(settle)
  }
  addEventListener('pointerdown', press, { signal })
  // A press that ends in another window only fires `blur`.
  for (const end of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(end, release, { signal })

  return {
    after(act) {
      waiting = act
      settle()
    },
  }
}
