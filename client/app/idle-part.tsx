import { useEffect, useState, type ReactNode } from 'react'

import { loseActions, onWanted } from './document-actions.ts'
import { whenIdle, type LazyCode } from './lazy-code.ts'
import { LazyPart } from './lazy-part.tsx'

interface IdlePartProps<Code> {
  code: LazyCode<Code>
  children: (code: Code) => ReactNode
}

/** A part of every page whose code is not loaded before the browser is idle, or an action without a handler is used. */
export function IdlePart<Code>(part: IdlePartProps<Code>) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    const ends = [whenIdle(need), onWanted(need)]
    return () => ends.forEach((end) => end())
  }, [])
  return isNeeded && <LazyPart {...part} failed={<LostActions />} />
}

/** Shown in place of code that handles actions and is lost. */
export function LostActions() {
  useEffect(loseActions, [])
  return null
}
