import { useEffect, useEffectEvent, useState } from 'react'

import { SuggestionPanel } from './suggestion-panel.tsx'

/** Suggestions below the field, until the shopper turns to something else. */
export function SuggestionPopup({ input }: { input: HTMLInputElement }) {
  const [isOpen, setOpen] = useState(() => document.activeElement === input)
  const open = useEffectEvent(() => setOpen(true))
  const closeOutside = useEffectEvent(({ target }: Event) => {
    const isInside =
      target instanceof Node && input.closest('search')?.parentElement?.contains(target)
    if (!isInside) setOpen(false)
  })
  useEffect(() => {
    if (isOpen) dispatchEvent(new CustomEvent('panel-opened', { detail: input }))
  }, [isOpen, input])

  // The field and the rest of the page exist before this code.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onUse = () => open()
    for (const type of ['focus', 'click']) input.addEventListener(type, onUse, { signal })
    // The button beside it may have given it the focus since this was rendered.
    if (document.activeElement === input) onUse()
    for (const type of ['pointerdown', 'focusin']) {
      document.addEventListener(type, (event) => closeOutside(event), { signal })
    }
    const onPanel = ({ detail }: CustomEvent) => detail !== input && setOpen(false)
    addEventListener('panel-opened', onPanel, { signal })
    return () => listening.abort()
  }, [input])

  return (
    <SuggestionPanel
      input={input}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  )
}
