import { useEffect, useEffectEvent, useState } from 'react'

import { canonicalPhrase, isSuggestible } from '#shared/search/search-phrase.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

/** Typing pauses this long before suggestions are requested (ms, spec 1 §5). */
const PAUSE_MS = 300

const phraseIn = ({ value }: HTMLInputElement) =>
  isSuggestible(canonicalPhrase(value)) ? cleanLine(value) : null

/** The typed phrase once typing pauses. Null if it is too short for suggestions. */
export function useTypedPhrase(input: HTMLInputElement, onType: () => void) {
  const [phrase, setPhrase] = useState(() => phraseIn(input))
  const type = useEffectEvent(onType)
  useEffect(() => {
    // At first, what was typed while this code was loading.
    let pause = setTimeout(() => setPhrase(phraseIn(input)))
    const follow = () => {
      type()
      clearTimeout(pause)
      const typed = phraseIn(input)
      if (typed === null) setPhrase(null)
      else pause = setTimeout(() => setPhrase(typed), PAUSE_MS)
    }
    const listening = new AbortController()
    // It gets the focus when it is cleared.
    for (const type of ['input', 'focus']) {
      input.addEventListener(type, follow, { signal: listening.signal })
    }
    return () => {
      clearTimeout(pause)
      listening.abort()
    }
  }, [input])
  return phrase
}
