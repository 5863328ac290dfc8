import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface ComboboxOptions {
  list: RefObject<HTMLElement | null>
  /** The options that are shown. When they change, none is active. */
  options: unknown
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** The keys of an editable combobox with a list (WAI-ARIA APG). @returns the id of the active option */
export function useActiveOption(
  input: HTMLInputElement,
  { list, options, isOpen, onOpen, onClose }: ComboboxOptions,
) {
  const [active, setActive] = useState({ id: '', options })
  const activeId = isOpen && active.options === options ? active.id : ''

  function move(to: (at: number, count: number) => number) {
    const all = list.current?.querySelectorAll('[role="option"]') ?? []
    const at = Array.from(all).findIndex(({ id }) => id === activeId)
    const next = all[to(at, all.length)]
    next?.scrollIntoView({ block: 'nearest' })
    setActive({ id: next?.id ?? '', options })
  }

  const actionOf: Record<string, () => boolean> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => jump(() => 0),
    End: () => jump((_, count) => count - 1),
    Enter: choose,
    Escape: close,
  }

  /** The field itself is before the first and after the last option. */
  function step(by: 1 | -1) {
    if (isOpen) move((at, count) => ((at + by + count + 2) % (count + 1)) - 1)
    else onOpen()
    return true
  }

  /** Without an active option, these keys move the cursor in the field. */
  function jump(to: (at: number, count: number) => number) {
    if (activeId) move(to)
    return activeId !== ''
  }

  function choose() {
    if (activeId) document.getElementById(activeId)?.click()
    return activeId !== ''
  }

  function close() {
    if (isOpen) onClose()
    return isOpen
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (actionOf[event.key]?.()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    input.addEventListener('keydown', listener)
    return () => input.removeEventListener('keydown', listener)
  }, [input])

  return activeId
}
