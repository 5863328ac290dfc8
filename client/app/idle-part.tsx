import { useEffect, useState, type ReactNode } from 'react'

import { whenIdle, type LazyCode } from './lazy-code.ts'
import { LazyPart } from './lazy-part.tsx'

interface IdlePartProps<Code> {
  code: LazyCode<Code>
  children: (code: Code) => ReactNode
}

/** A part of every page whose code is not loaded before the browser is idle. */
export function IdlePart<Code>(part: IdlePartProps<Code>) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle && <LazyPart {...part} />
}
