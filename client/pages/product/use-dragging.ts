import { useRef, type PointerEvent } from 'react'

/** How far a pointer moves before it is more than a tap, and before it is a swipe (px). */
const TAP = 6
const SWIPE = 48

interface DraggingOptions {
  isLarge: boolean
  onTap: () => void
  /** To the next picture (1) or the one before (-1). */
  onSwipe: (by: 1 | -1) => void
}

/** A pointer that drags a large picture, swipes to another one, or taps. Fingers move a large picture by scrolling. */
export function useDragging({ isLarge, onTap, onSwipe }: DraggingOptions) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) {
      const isMouse = pointerType === 'mouse' && buttons === 1
      if (isLarge && isMouse) currentTarget.scrollBy({ left: -movementX, top: -movementY })
    },
    onPointerCancel() {
      start.current = null
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const { x, y } = start.current
      start.current = null
      const across = clientX - x
      if (Math.hypot(across, clientY - y) < TAP) return onTap()
      if (!isLarge && Math.abs(across) > SWIPE) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
