import { useEffect, useState, type ReactNode } from 'react'

import type { ActionName } from './document-actions.ts'
import { whenIdle, type LazyCode } from './lazy-code.ts'
import { LazyPart } from './lazy-part.tsx'
import { LostActions, useWanted } from './use-action.tsx'

interface IdlePartProps<Code> {
  code: LazyCode<Code>
  /** The actions of the document that the part handles. */
  actions: readonly ActionName[]
  children: (code: Code) => ReactNode
}

/** A part of every page whose code is not loaded before the browser is idle, or one of its actions is used. */
export function IdlePart<Code>({ actions, ...part }: IdlePartProps<Code>) {
  const [isIdle, setIdle] = useState(false)
  const isWanted = useWanted(actions)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (isIdle || isWanted) && <LazyPart {...part} failed={<LostActions names={actions} />} />
}
