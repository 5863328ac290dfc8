import { use } from 'react'

import type { ContentAsset } from '#shared/content/content.ts'
import { routes } from '#shared/routes.ts'
import { FROM_PARAMETER } from '#shared/sign-in/routes.ts'

import { LocationContext, useAppContext } from '../../kit/app-context.ts'
import { actionProps } from '../../kit/document-actions.ts'
import { useHref } from '../../kit/link.ts'

interface LinkOptions {
  /** Opens in a new tab, whatever the trigger says. */
  isNewTab?: boolean
}

const NEW_TAB = { target: '_blank', rel: 'noopener' } as const

/**
 * A function that returns the props of an asset's link. Content can say that the link opens a new tab, that shoppers are
 * told before they follow it (`client/shell/modal-dialogs.tsx`), or that they sign in first
 * (`client/sign-in/use-sign-in-wish.ts`). Without JavaScript the last one leads to the login page, which leads on.
 */
export function useLinkTo() {
  const appContext = useAppContext()
  // The shell's markup is the same on all pages.
  const shown = use(LocationContext)?.path ?? routes.home.path
  const place = useHref()

  /** Where the login page leads on to: the target, or this page if the target is not one of this site and locale. */
  function wayBack(href: string) {
    const { placement, publicOrigin, site, locale } = appContext
    const url = new URL(href, publicOrigin)
    const target = url.origin === publicOrigin ? placement.parse(url) : null
    const isHere = target?.found && target.site.id === site.id && target.locale === locale
    return isHere ? target.path + target.search : shown
  }

  return (
    href: string,
    { clickTrigger }: Pick<ContentAsset, 'clickTrigger'>,
    { isNewTab = false }: LinkOptions = {},
  ) => {
    switch (clickTrigger) {
      case 'sign-in':
        return {
          href: place(
            routes.login.href({}),
            `${new URLSearchParams({ [FROM_PARAMETER]: wayBack(href) })}`,
          ),
          rel: 'nofollow',
          ...actionProps('signIn', href),
        }
      case 'externalLinkModal':
        return { href, 'data-alerts': '', ...(isNewTab && NEW_TAB) }
      case 'externalLink':
        return { href, ...NEW_TAB }
      case undefined:
        return { href, ...(isNewTab && NEW_TAB) }
    }
  }
}
