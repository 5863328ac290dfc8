export interface Presses {
  /** At once, or after the click of a pointer that is down; of several only the last is done then. */
  after(act: () => void): void
}

/** Knows whether a pointer is down, for what would move the thing that is pressed away from under it. */
export function watchPresses(signal: AbortSignal): Presses {
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
  // Of a press that ended in another window nothing else is heard.
  for (const end of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(end, release, { signal })

  return {
    after(act) {
      waiting = act
      settle()
    },
  }
}
