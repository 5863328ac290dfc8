import { useEffect, useId, useState } from 'react'

import type { StreetSuggestion } from '#shared/checkout/street-suggestions.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { createHttpStreets } from '../../adapters/http-streets.ts'
import { useShop } from '../../app/app-context.ts'
import { cityLine } from '../../app/city-line.ts'

const SHORTEST = 3
const PAUSE_MS = 250

/** The browser's own list below the street. A chosen suggestion fills in the rest of the address. */
export function StreetSuggestionList() {
  const { site, locale } = useShop()
  const id = useId()
  const [found, setFound] = useState<StreetSuggestion[]>([])
  const textOf = (each: StreetSuggestion) => `${each.address1}, ${cityLine(each, site.country)}`

  useEffect(() => {
    const street = fieldNamed('address1')
    if (!street) return undefined
    street.setAttribute('list', id)
    let asked: AbortController | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const streets = createHttpStreets({ site, locale })
    const suggest = async (typed: string) => {
      asked = new AbortController()
      // Without suggestions, the address is typed as ever.
      const answer = await streets.suggest(typed, asked.signal).catch(() => null)
      if (answer && cleanLine(street.value) === typed) setFound(answer)
    }
    const onInput = () => {
      clearTimeout(timer)
      asked?.abort()
      const typed = cleanLine(street.value)
      if (typed.length >= SHORTEST) timer = setTimeout(() => void suggest(typed), PAUSE_MS)
    }
    street.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      asked?.abort()
      street.removeEventListener('input', onInput)
    }
  }, [id, site, locale])

  useEffect(() => {
    const street = fieldNamed('address1')
    const onChosen = () => {
      const chosen = found.find((each) => textOf(each) === street?.value)
      if (chosen) fill(chosen)
    }
    street?.addEventListener('input', onChosen)
    return () => street?.removeEventListener('input', onChosen)
  })

  return (
    <datalist id={id}>
      {found.map((each) => (
        <option key={textOf(each)}>{textOf(each)}</option>
      ))}
    </datalist>
  )
}

function fieldNamed(name: string) {
  const field = document.getElementById(name)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null
}

function fill(chosen: StreetSuggestion) {
  for (const [name, value] of Object.entries(chosen)) {
    const field = fieldNamed(name)
    if (!field) continue
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
