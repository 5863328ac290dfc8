import * as v from 'valibot'

import type { RedirectOption } from '#shared/content/content.ts'

import { plainText } from '../markup/content-mapper.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { contentFamilies } from './families.ts'

const RedirectData = v.object({
  optionsList: v.array(v.object({ countryCode: v.string(), text: v.string(), value: v.string() })),
})

/** The sites that visitors from abroad may be sent to, as configured by editors. */
export async function readRedirectData(commerce: CommerceClient, signal: AbortSignal | undefined) {
  const { optionsList } = await commerce.read({
    family: contentFamilies.redirects,
    operation: 'getRedirectData',
    path: '/redirect-data',
    query: { locale: commerce.locale },
    schema: RedirectData,
    signal,
  })
  return optionsList
}

type WireOption = Awaited<ReturnType<typeof readRedirectData>>[number]

/** Keeps the options that lead to an https URL of an allowed host. */
export const mapRedirectOptions = (
  options: readonly WireOption[],
  allowedHosts: readonly string[],
): RedirectOption[] =>
  options.flatMap(({ countryCode, text, value }) => {
    const label = plainText(text)
    if (label === null || !/^[A-Z]{2}$/.test(countryCode) || !URL.canParse(value)) return []
    const url = new URL(value)
    const isAllowed = url.protocol === 'https:' && allowedHosts.includes(url.host)
    return isAllowed ? [{ countryCode, text: label, value: url.href }] : []
  })
