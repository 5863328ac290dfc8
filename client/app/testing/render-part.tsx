import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import enUS from 'virtual:messages/en-US'
import frCA from 'virtual:messages/fr-CA'

import type { RejectedForm } from '#shared/document-state.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites, type Site } from '#shared/site/site.ts'

import { createHttpCatalog } from '../../navigation/http-adapters.ts'
import { intlOf } from '../../kit/intl.ts'
import { AppContext, LocationContext, type AppContextValue } from '../../kit/app-context.ts'
import { createLeadPicture, LeadPictureContext } from '../../kit/lead-picture.ts'

const PLACES = {
  'en-US': { site: sites.us, messages: enUS },
  'fr-CA': { site: sites.ca, messages: frCA },
} as const

export type PartLocale = keyof typeof PLACES

interface PartOptions {
  locale?: PartLocale
  /** Without site and locale. */
  path?: string
  query?: string
  rejectedForm?: RejectedForm
  /** What is already known. */
  known?: readonly (readonly [key: QueryKey, data: unknown])[]
}

/** A part of a page as the server writes it, without the data of a request. */
export function renderPart(
  part: ReactNode,
  { locale = 'en-US', path = '/', query = '', known = [], rejectedForm }: PartOptions = {},
) {
  const { site, messages } = PLACES[locale]
  const queryClient = new QueryClient()
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  const location = { path, query: new URLSearchParams(query) }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RawIntlProvider value={intlOf(locale, messages)}>
        <AppContext value={createAppContext(site, locale, rejectedForm)}>
          <LocationContext value={location}>
            <LeadPictureContext value={createLeadPicture()}>{part}</LeadPictureContext>
          </LocationContext>
        </AppContext>
      </RawIntlProvider>
    </QueryClientProvider>,
  )
}

const noNetwork = () => Promise.reject(new Error('a part of a page asks nothing while it renders'))

const createAppContext = (
  site: Site,
  locale: PartLocale,
  rejectedForm?: RejectedForm,
): AppContextValue => ({
  catalog: createHttpCatalog({ site, locale, fetch: noNetwork }),
  shopper() {
    throw new Error('a part of a page knows no visitor while it renders')
  },
  site,
  locale,
  placement: createPlacement({ site: 'path', locale: 'path', showDefaults: false, defaultSite }),
  publicOrigin: 'https://shop.example',
  year: 2026,
  nonce: 'nonce',
  idempotencyKey: 'idempotency-key-of-a-test',
  rejectedForm: () => rejectedForm ?? null,
  acceptedForm: () => null,
  isNativeApp: false,
  isDocument: () => true,
  onDeferredFailure: () => {},
  warn: () => {},
})

interface WrittenElement {
  [attribute: string]: string | undefined
  text: string
}

/** The text of React's markup as it is read, with plain spaces. */
export const textIn = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The elements of a tag in React's markup, in order: attributes by name, and the text inside. */
export function elementsIn(markup: string, tag: string): WrittenElement[] {
  const found = markup.matchAll(new RegExp(`<${tag}(?=[\\s>/])([^>]*)>(?:(.*?)</${tag}>)?`, 'gs'))
  return [...found].map(([, attributes = '', inside = '']) => ({
    ...Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&amp;', '&'),
      ]),
    ),
    text: inside.replaceAll(/<[^>]*>/g, ''),
  }))
}
