import type { DocumentState } from '#shared/document-state.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, sites } from '#shared/site/site.ts'

import type { AppContextValue } from './app-context.ts'
import { createHttpCatalog } from '../adapters/http-catalog.ts'
import { createHttpShopper } from '../adapters/http-shopper.ts'
import { deployAwareFetch } from '../navigation/deploy-watch.ts'

export interface BrowserAppContext extends AppContextValue {
  leaveDocument(): void
  /** Notices a new deploy. */
  fetch: typeof fetch
}

/** The shop context in the browser. `isDocument` is true until the first client-side navigation. */
export function browserAppContext(state: DocumentState): BrowserAppContext {
  let isDocument = true
  const site = sites[state.site]
  const { locale } = state
  const watchedFetch = deployAwareFetch(state.deploy)
  const shopper = createHttpShopper({ site, locale, fetch: watchedFetch })
  return {
    ...state,
    site,
    placement: createPlacement({ ...state.placement, defaultSite }),
    catalog: createHttpCatalog({ site, locale, fetch: watchedFetch }),
    fetch: watchedFetch,
    shopper: () => shopper,
    rejectedForm: () => (isDocument ? state.rejectedForm : null),
    acceptedForm: () => (isDocument ? state.acceptedForm : null),
    nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '',
    isDocument: () => isDocument,
    leaveDocument: () => {
      isDocument = false
    },
    onDeferredFailure: () => {},
    warn: console.warn,
  }
}
