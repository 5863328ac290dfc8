import { useSyncExternalStore, useEffect, useEffectEvent, useState } from 'react'

import { rememberForm } from './recent-searches.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { useHistoryEntry } from '../kit/use-history-entry.ts'

/** From the large breakpoint on, suggestions are below the field. */
const WIDE = '(min-width: 56.25em)'

function watchWidth(onChange: () => void) {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

const isWide = () => matchMedia(WIDE).matches

/** Makes the search field of the header suggest. On small screens it is in a popover. */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const isBelowField = useSyncExternalStore(watchWidth, isWide)
  const popover = input.closest<HTMLElement>('[popover]')
  if (isBelowField || !popover) return <SuggestionPopup input={input} />
  return <SuggestionSheet input={input} popover={popover} />
}

export { rememberForm }

/** Suggestions below the field, until the shopper turns to something else. */
function SuggestionPopup({ input }: { input: HTMLInputElement }) {
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

interface SheetProps {
  input: HTMLInputElement
  /** The popover that the field is in. */
  popover: HTMLElement
}

/** On small screens, suggestions fill the screen below the field while its popover is open. */
function SuggestionSheet({ input, popover }: SheetProps) {
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
