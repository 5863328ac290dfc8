import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider } from 'react-intl'
import messages from 'virtual:messages/en-US'

import type { RejectedForm } from '#shared/document-state.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import { createHttpCatalog } from '../../adapters/http-catalog.ts'
import { intlOf } from '../../intl.ts'
import { AppContext, LocationContext, type AppContextValue } from '../app-context.ts'
import { createLeadPicture, LeadPictureContext } from '../lead-picture.ts'

interface PartOptions {
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
  { path = '/', query = '', known = [], ...rest }: PartOptions = {},
) {
  const queryClient = new QueryClient()
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  const location = { path, query: new URLSearchParams(query) }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RawIntlProvider value={intlOf('en-US', messages)}>
        <AppContext value={frameOf(rest)}>
          <LocationContext value={location}>
            <LeadPictureContext value={createLeadPicture()}>{part}</LeadPictureContext>
          </LocationContext>
        </AppContext>
      </RawIntlProvider>
    </QueryClientProvider>,
  )
}

const noNetwork = () => Promise.reject(new Error('a part of a page asks nothing while it renders'))

const frameOf = ({ rejectedForm }: PartOptions): AppContextValue => ({
  catalog: createHttpCatalog({ site: defaultSite, locale: 'en-US', fetch: noNetwork }),
  shopper() {
    throw new Error('a part of a page knows no visitor while it renders')
  },
  site: defaultSite,
  locale: 'en-US',
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
