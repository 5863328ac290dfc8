import {
  useEffect,
  useRef,
  type Dispatch,
  type FocusEvent,
  type SetStateAction,
  type SyntheticEvent,
} from 'react'

import type { FieldCode, FieldProblems } from '#shared/http/problem.ts'

type Reading = { value: string } | { problem: FieldCode }

/** @returns null for a field without a rule */
type Read = (name: string, typed: string) => Reading | null

/**
 * Validates a field when it loses the focus, and clears its error on the next input.
 * @returns event handlers for the form element
 */
export function useFieldChecks(read: Read, setProblems: Dispatch<SetStateAction<FieldProblems>>) {
  const presses = useRef<Presses>(null)
  useEffect(() => {
    const watching = new AbortController()
    presses.current = watchPointer(watching.signal)
    return () => watching.abort()
  }, [])

  function check(control: HTMLInputElement | HTMLSelectElement) {
    const reading = read(control.name, control.value)
    if (!reading) return
    if ('problem' in reading) {
      setProblems((others) => ({ ...others, [control.name]: reading.problem }))
    } else if (control.value !== reading.value) {
      control.value = reading.value
    }
  }

  return {
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const control = controlIn(event)
      // If another window has the focus, the shopper has not left the field.
      if (!control || !document.hasFocus()) return
      // An error that appears during a press would move the button from under the pointer.
      presses.current?.after(() => check(control))
    },

    onInput(event: SyntheticEvent<HTMLFormElement>) {
      const control = controlIn(event)
      if (!control) return
      setProblems((all) => {
        if (!(control.name in all)) return all
        const { [control.name]: _solved, ...others } = all
        return others
      })
    },
  }
}

function controlIn({ target }: { target: EventTarget }) {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return isControl ? target : null
}

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
