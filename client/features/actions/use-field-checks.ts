import {
  useEffect,
  useRef,
  type Dispatch,
  type FocusEvent,
  type SetStateAction,
  type SyntheticEvent,
} from 'react'

import type { FieldCode, FieldProblems } from '#shared/http/problem.ts'

import { type Presses, watchPointer } from './watch-presses.ts'

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
      const control = controlOf(event)
      // If another window has the focus, the shopper has not left the field.
      if (!control || !document.hasFocus()) return
      // An error that appears during a press would move the button from under the pointer.
      presses.current?.after(() => check(control))
    },

    onInput(event: SyntheticEvent<HTMLFormElement>) {
      const control = controlOf(event)
      if (!control) return
      setProblems((all) => {
        if (!(control.name in all)) return all
        const { [control.name]: _solved, ...others } = all
        return others
      })
    },
  }
}

function controlOf({ target }: { target: EventTarget }) {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return isControl ? target : null
}
