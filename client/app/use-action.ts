import { useEffect, useEffectEvent } from 'react'

import { handleAction, type Action } from './document-actions.ts'

/**
 * Handles an action of the document while the component is mounted.
 *
 * @param handle may return false to leave the action to the browser
 * @param prepare declared outside the component
 */
export function useAction(
  name: Parameters<typeof handleAction>[0],
  handle: (action: Action) => unknown,
  prepare?: (element: HTMLElement) => void,
) {
  const latest = useEffectEvent(handle)
  useEffect(() => {
    // The pointer or the focus may have been there before this code.
    const inUse = `[data-action="${name}"]:is(:hover, :focus-within)`
    if (prepare) document.querySelectorAll<HTMLElement>(inUse).forEach((each) => prepare(each))
    return handleAction(name, (action) => latest(action), prepare)
  }, [name, prepare])
}
