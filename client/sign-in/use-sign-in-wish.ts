import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import * as features from '#shop/features.ts'
import { routes } from '#shared/routes.ts'

import { useShop } from '../kit/app-context.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { useAction } from '../kit/document-actions.ts'
import { sendToNativeApp } from '../native-app/native-bridge.ts'

interface Visitor {
  isCustomer: boolean
  isNativeApp: boolean
  /** Loads the dialog. */
  preload: () => void
}

/**
 * Whether the visitor wants to sign in: by a marked link, also in markup of the edge, or to do something that needs
 * it, which is done afterwards. The native app shows its own dialog (spec 1 §2.10).
 */
export function useSignInWish({ isCustomer, isNativeApp, preload }: Visitor) {
  const intl = useIntl()
  const { path } = useShop()
  const [isOpen, setOpen] = useState(false)
  const pendingAct = useRef<() => void>(null)
  const close = () => {
    pendingAct.current = null
    setOpen(false)
  }

  useAction(
    'signIn',
    ({ value, event, next }) => {
      const act = next ?? (() => leadOn(value))
      if (isCustomer) return act()
      if (features.nativeApp && isNativeApp) return openAppSignIn(event.timeStamp)
      if (!focusShownForm()) {
        pendingAct.current = act
        leaveMenus()
        setOpen(true)
      }
      if (next) sayWhy()
    },
    preload,
  )

  /** The account's page is where one signs in, so that nothing opens there. */
  function sayWhy() {
    if (path !== routes.myAccount.path) return
    const text = intl.formatMessage({ id: 'signIn.toContinue' })
    emitShopEvent({ type: 'toasted', tone: 'error', text })
  }

  /** Runs once the page knows the customer. */
  const onceKnown = useRef<() => void>(null)
  useEffect(() => {
    if (!isCustomer) return
    // The session of a customer may arrive after the dialog has opened.
    const act = onceKnown.current ?? pendingAct.current
    onceKnown.current = pendingAct.current = null
    act?.()
  }, [isCustomer])

  return {
    isOpen,
    close,
    signedIn: () => {
      onceKnown.current = pendingAct.current
    },
  }
}

/** Follows a link of content that needs a customer (spec 3 §2.5). Other links have done their part by signing in. */
function leadOn(href: string) {
  if (href) location.assign(href)
}

/** Where the page itself has the form, that one is used. */
function focusShownForm() {
  const field = document.querySelector<HTMLElement>('#content form [autocomplete="username"]')
  if (!field) return false
  leaveMenus()
  field.focus()
  return true
}

/** Closes the menu that the link is in, so that the focus can come back to where the menu was opened. */
function leaveMenus() {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open:not(dialog)'))
    menu.hidePopover()
  document.activeElement?.closest('.account')?.querySelector('a')?.focus()
}

const openAppSignIn = (timeStamp: number) =>
  sendToNativeApp({ action: 'sign-in' }, { view: window, now: performance.timeOrigin + timeStamp })
