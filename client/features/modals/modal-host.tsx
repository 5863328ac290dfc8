import { useEffect, useState } from 'react'

import { lazyCode, whenIdle } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'

const modals = lazyCode(async () => (await import('./modals.tsx')).Modals)

/** The shop's modals. None of their code is loaded before the browser is idle. */
export function ModalHost() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle && <LazyPart code={modals}>{(Modals) => <Modals />}</LazyPart>
}
