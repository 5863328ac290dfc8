import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { useAppContext } from '../../app/app-context.ts'
import { ifAllowed } from '../../app/if-allowed.ts'
import { TABS, useSession } from '../../app/session.ts'

/**
 * Shows the store where nothing is hydrated: the bar about store pickup names it once the session has arrived. Other
 * tabs are told when this document is the response to the form that has set it.
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
