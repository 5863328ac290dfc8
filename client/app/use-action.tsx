import { useEffect, useEffectEvent, useState } from 'react'

import {
  handleAction,
  loseActions,
  onWanted,
  type Action,
  type ActionName,
} from './document-actions.ts'

/**
 * Handles an action of the document while the component is mounted.
 *
 * @param handle may return false to leave the action to the browser
 * @param prepare declared outside the component
 */
export function useAction(
  name: ActionName,
  handle: (action: Action) => unknown,
  prepare?: (element: HTMLElement) => void,
) {
  const latest = useEffectEvent(handle)
  useEffect(() => handleAction(name, (action) => latest(action), prepare), [name, prepare])
}

/** Whether one of the actions has been used before its handler was there. */
export function useWanted(names: readonly ActionName[]) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => onWanted(names, () => setWanted(true)), [names])
  return isWanted
}

/** Shown in place of code that handles actions and is lost: links and forms then do them. */
export function LostActions({ names }: { names: readonly ActionName[] }) {
  useEffect(() => loseActions(names), [names])
  return null
}
