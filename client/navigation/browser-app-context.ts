import type { DocumentState } from '#shared/document-state.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, siteIn, sites } from '#shared/site/site.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { createHttpCatalog, createHttpShopper } from './http-adapters.ts'

export interface BrowserAppContext
  extends AppContextValue, Pick<DocumentState, 'deploy' | 'isMeasured'> {
  leaveDocument(): void
  /** Notices a new deploy. */
  fetch: typeof fetch
}

/** The shop context in the browser. `isDocument` is true until the first client-side navigation. */
export function browserAppContext(state: DocumentState): BrowserAppContext {
  let isDocument = true
  const { locale } = state
  const site = siteIn(sites[state.site], locale)
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

let isNewer = false

/** True once the edge has responded from another deploy than this document's. */
export const isNewerDeploy = () => isNewer

/** A `fetch` that notices a new deploy; the next navigation then loads a document. */
function deployAwareFetch(deploy: string): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    const served = answer.headers.get('x-deploy')
    if (served && served !== deploy) isNewer = true
    return answer
  }
}
