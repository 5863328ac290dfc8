import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../../app/app-context.ts'
import { closest } from '../../app/closest.ts'
import { isPlainClick } from '../../app/plain-click.ts'
import { emitShopEvent, onShopEvent } from '../../app/shop-events.ts'
import { tellNativeApp } from '../native-app/native-bridge.ts'

interface Visitor {
  isCustomer: boolean
  isNativeApp: boolean
  /** Loads the dialog. */
  preload: () => void
}

/**
 * Whether the visitor wants to sign in: by a marked link, also in markup of the edge, or to do something that needs
 * it, which is done afterwards. The native app has a dialog of its own (spec 1 §2.10).
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

  /** @returns whether the click has been dealt with */
  const wish = useEffectEvent((act: () => void, { timeStamp }: Event) => {
    if (isCustomer) {
      act()
      return true
    }
    if (isNativeApp) return tellApp(timeStamp)
    if (focusShownForm()) return true
    pendingAct.current = act
    leaveMenus()
    setOpen(true)
    return true
  })
  const prepare = useEffectEvent(preload)

  /** The account's page is where one signs in, so that nothing opens there. */
  const sayWhy = useEffectEvent(() => {
    if (isCustomer || isNativeApp || path !== routes.myAccount.path) return
    const text = intl.formatMessage({ id: 'signIn.toContinue' })
    emitShopEvent({ type: 'toasted', tone: 'error', text })
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event) : null
      if (link && wish(() => leadOn(link), event)) event.preventDefault()
    }
    const intend = (event: Event) => void (linkOf(event) && prepare())
    document.addEventListener('click', follow, { signal })
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(type, intend, { signal, passive: true })
    const stop = onShopEvent((event) => {
      if (event.type !== 'sign-in-wanted' || !wish(event.act, event.click)) return
      event.click.preventDefault()
      sayWhy()
    })
    return () => {
      listening.abort()
      stop()
    }
  }, [])

  /** What is done once the page knows the customer. */
  const next = useRef<() => void>(null)
  useEffect(() => {
    if (isCustomer) next.current?.()
    next.current = null
  }, [isCustomer])

  return {
    isOpen,
    close,
    signedIn: () => {
      next.current = pendingAct.current
    },
  }
}

const linkOf = (event: Event) => closest(event, 'a[data-signs-in]')

/** Follows a link of content that needs a customer (spec 3 §2.5). Other links have done their part by signing in. */
function leadOn({ dataset: { signsIn } }: HTMLElement) {
  if (signsIn) location.assign(signsIn)
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
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    menu.hidePopover()
  document.activeElement?.closest('.account')?.querySelector('a')?.focus()
}

const tellApp = (timeStamp: number) =>
  tellNativeApp({ action: 'sign-in' }, { view: window, now: performance.timeOrigin + timeStamp })
