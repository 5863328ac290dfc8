import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'

const panel = lazyCode(async () => (await import('./account-panel.tsx')).AccountPanel)

/** Puts the menu below the link to the account once the shopper points at it. */
export function PanelPlace() {
  const [host] = useState(() => document.querySelector<HTMLElement>('#app > header .account'))
  const [isWanted, want] = useState(false)
  useEffect(() => {
    const once = { once: true }
    const use = () => want(true)
    host?.addEventListener('pointerenter', use, once)
    host?.addEventListener('focusin', use, once)
    // The pointer or the focus may have been there before this code.
    if (host?.matches(':hover, :focus-within')) queueMicrotask(use)
  }, [host])
  if (!host || !isWanted) return null
  return createPortal(<LazyPart code={panel}>{(AccountPanel) => <AccountPanel />}</LazyPart>, host)
}
