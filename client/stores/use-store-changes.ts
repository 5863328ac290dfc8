import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { useAppContext } from '../kit/app-context.ts'
import { ifAllowed } from '../kit/browser-storage.ts'
import { TABS, useSession } from '../kit/session.ts'
import { useAction } from '../kit/document-actions.ts'

/**
 * Shows the store where nothing is hydrated: the bar about store pickup names it once the session has arrived. Other
 * tabs are notified when this document is the response to the form that has set it.
 */
export function useStoreChanges() {
  const intl = useIntl()
  const session = useSession()
  const appContext = useAppContext()
  const isKnown = session !== undefined
  const name = session?.store?.storeName

  useEffect(() => {
    const link = isKnown && document.querySelector<HTMLElement>('[data-names-store]')
    if (!link) return
    link.title = name ?? ''
    link.textContent = name ?? intl.formatMessage({ id: 'shell.setStore' })
    link.classList.toggle('named', name !== undefined)
  }, [isKnown, name, intl])

  const isSet = appContext.acceptedForm() === 'chooseStore'
  useEffect(() => {
    const tabs = isSet ? ifAllowed(() => new BroadcastChannel(TABS)) : null
    tabs?.postMessage(null)
    tabs?.close()
  }, [isSet])
}

interface StoreRequest {
  /** The product that is to be picked up. */
  productId: string | null
}

/** That the shopper wants to choose a store, and a function that ends it. */
export function useStoreRequest() {
  const [request, setRequest] = useState<StoreRequest | null>(null)
  useAction('chooseStore', ({ value }) => setRequest({ productId: value || null }))
  return [request, () => setRequest(null)] as const
}
