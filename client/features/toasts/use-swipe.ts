import { useRef, useState, type PointerEvent } from 'react'

/** A finger that has moved this far (px) swipes; one that has moved this much further closes. */
const BEGINS_AT = 8
const CLOSES_AT = 72

/** Lets a finger push an element aside, which closes it. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number | null>(null)
  const [isHeld, setHeld] = useState(false)

  const moved = (event: PointerEvent) =>
    start.current === null ? 0 : event.clientX - start.current
  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = null
    setHeld(false)
    moveTo(currentTarget, 0)
  }

  return {
    isHeld,
    listeners: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const isButton = event.target instanceof Element && event.target.closest('button') !== null
        if (event.pointerType === 'mouse' || isButton) return
        start.current = event.clientX
        setHeld(true)
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const x = moved(event)
        if (Math.abs(x) > BEGINS_AT) moveTo(event.currentTarget, x)
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const isFar = Math.abs(moved(event)) > CLOSES_AT
        end(event)
        if (isFar) onSwiped()
      },
      onPointerCancel: end,
    },
  }
}

function moveTo(box: HTMLElement, x: number) {
  box.style.translate = x === 0 ? '' : `${x}px`
  box.style.opacity = x === 0 ? '' : String(Math.max(0.25, 1 - Math.abs(x) / 240))
}
