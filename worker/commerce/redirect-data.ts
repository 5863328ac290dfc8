import * as v from 'valibot'

import type { CommerceClient } from './commerce-client.ts'

const RedirectData = v.object({
  optionsList: v.array(v.object({ countryCode: v.string(), text: v.string(), value: v.string() })),
})

/** The sites that visitors from abroad may be sent to, as configured by editors. */
export async function readRedirectData(commerce: CommerceClient, signal: AbortSignal | undefined) {
  const { optionsList } = await commerce.read({
    family: 'redirects',
    operation: 'getRedirectData',
    path: '/redirect-data',
    query: { locale: commerce.locale },
    schema: RedirectData,
    signal,
  })
  return optionsList
}
