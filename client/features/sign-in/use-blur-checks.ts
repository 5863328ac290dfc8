import {
  useRef,
  type Dispatch,
  type FocusEvent,
  type PointerEvent,
  type SetStateAction,
  type SyntheticEvent,
} from 'react'

import type { FieldProblems } from '#shared/http/problem.ts'
import { signInProblems } from '#shared/sign-in/sign-in-fields.ts'

import { closest } from '../../app/closest.ts'

/**
 * Validates a field when it loses the focus, and clears its error on the next input.
 * @returns event handlers for the form element
 */
export function useBlurChecks(setProblems: Dispatch<SetStateAction<FieldProblems>>) {
  const isPressing = useRef(false)
  const replace = (name: string, found: FieldProblems) =>
    setProblems(({ [name]: _old, ...others }) => ({ ...others, ...found }))

  return {
    onPointerDown(event: PointerEvent<HTMLFormElement>) {
      isPressing.current = closest(event, 'a, button') !== null
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      // An error that appears during a press would move the button from under the pointer. In another window, the
      // shopper has not left the field.
      if (isPressing.current || !document.hasFocus() || !(target instanceof HTMLInputElement))
        return
      replace(target.name, signInProblems({ [target.name]: target.value }))
    },
    onInput({ target }: SyntheticEvent<HTMLFormElement>) {
      isPressing.current = false
      if (target instanceof HTMLInputElement) replace(target.name, {})
    },
  }
}
