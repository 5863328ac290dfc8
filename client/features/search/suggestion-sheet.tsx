import { useEffect, useEffectEvent, useState } from 'react'

import { useHistoryEntry } from '../../app/use-history-entry.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'

interface SheetProps {
  input: HTMLInputElement
  /** The popover that the field is in. */
  popover: HTMLElement
}

/** On small screens, suggestions fill the screen below the field while its popover is open. */
export function SuggestionSheet({ input, popover }: SheetProps) {
  const [isOpen, setOpen] = useState(() => popover.matches(':popover-open'))
  useEffect(() => {
    const follow = ({ newState }: ToggleEvent) => setOpen(newState === 'open')
    popover.addEventListener('toggle', follow)
    return () => popover.removeEventListener('toggle', follow)
  }, [popover])
  return isOpen && <OpenSheet input={input} popover={popover} />
}

/** Everything else on the page. */
const AROUND = '#app > :not(header), header > .bar > :not(.search)'

function OpenSheet({ input, popover }: SheetProps) {
  const close = () => popover.hidePopover()
  const entry = useHistoryEntry(close)
  const forget = useEffectEvent(() => entry.remove())

  useEffect(() => {
    const hold = (isHeld: boolean) => {
      document.documentElement.style.overflow = isHeld ? 'hidden' : ''
      for (const each of document.querySelectorAll(AROUND)) each.toggleAttribute('inert', isHeld)
    }
    // Before it closes: the button that has opened it is about to get the focus back.
    const end = ({ newState }: ToggleEvent) => {
      if (newState !== 'closed') return
      hold(false)
      // A suggestion that is followed takes the place of the entry, after it has closed this.
      queueMicrotask(forget)
    }
    hold(true)
    popover.addEventListener('beforetoggle', end)
    return () => {
      // A wider window has the field in its header.
      popover.hidePopover()
      hold(false)
      popover.removeEventListener('beforetoggle', end)
    }
  }, [popover])

  return (
    <SuggestionPanel
      input={input}
      isOpen
      onOpen={() => {}}
      onClose={close}
      onFollow={(address) => entry.replaceBy(address)}
    />
  )
}
