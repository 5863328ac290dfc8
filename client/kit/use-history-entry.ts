import { useEffect, useEffectEvent, useRef } from 'react'

/** An entry in the history, so that going back closes the dialog. */
export function useHistoryEntry(onBack: () => void) {
  const isCurrent = useRef(false)
  const leave = useEffectEvent(() => {
    isCurrent.current = false
    onBack()
  })
  useEffect(() => {
    history.pushState(null, '')
    isCurrent.current = true
    const listener = () => leave()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
  return {
    remove() {
      if (isCurrent.current) history.back()
      isCurrent.current = false
    },
    replaceBy(address: string) {
      isCurrent.current = false
      location.replace(address)
    },
  }
}
