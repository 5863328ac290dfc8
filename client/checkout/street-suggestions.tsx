import { useEffect, useId, useState } from 'react'

import { streetEndpoints } from '#shared/checkout/endpoints.ts'
import type { StreetSuggestion } from '#shared/checkout/street-suggestions.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { useShop } from '../kit/app-context.ts'
import { cityLine } from '../kit/address-lines.ts'
import { createHttpPort } from '../kit/http/http-port.ts'

const SHORTEST = 3
const PAUSE_MS = 250

/** The browser's own list below the street. A chosen suggestion fills in the rest of the address. */
export function StreetSuggestionList() {
  const { site, locale } = useShop()
  const id = useId()
  const [found, setFound] = useState<StreetSuggestion[]>([])
  const suggestionText = (each: StreetSuggestion) =>
    `${each.address1}, ${cityLine(each, site.country)}`

  useEffect(() => {
    const street = fieldNamed('address1')
    if (!street) return undefined
    street.setAttribute('list', id)
    let request: AbortController | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const suggest = async (typed: string) => {
      request = new AbortController()
      // The address can be typed without suggestions.
      const { suggestStreets } = createHttpPort(streetEndpoints, { site, locale })
      const suggestions = await suggestStreets({ typed }, request.signal).catch(() => null)
      if (suggestions && cleanLine(street.value) === typed) setFound(suggestions)
    }
    const onInput = () => {
      clearTimeout(timer)
      request?.abort()
      const typed = cleanLine(street.value)
      if (typed.length >= SHORTEST) timer = setTimeout(() => void suggest(typed), PAUSE_MS)
    }
    street.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      request?.abort()
      street.removeEventListener('input', onInput)
    }
  }, [id, site, locale])

  useEffect(() => {
    const street = fieldNamed('address1')
    const onChosen = () => {
      const chosen = found.find((each) => suggestionText(each) === street?.value)
      if (chosen) fill(chosen)
    }
    street?.addEventListener('input', onChosen)
    return () => street?.removeEventListener('input', onChosen)
  })

  return (
    <datalist id={id}>
      {found.map((each) => (
        <option key={suggestionText(each)}>{suggestionText(each)}</option>
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
