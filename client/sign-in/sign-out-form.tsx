import { useState, type SubmitEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { signInActions } from '#shared/sign-in/actions.ts'
import { signInEndpoints } from '#shared/sign-in/endpoints.ts'
import { routes } from '#shared/routes.ts'
import type { Locale, Site } from '#shared/site/site.ts'
import { PAGES_PREFIX } from '#shared/offline/storage.ts'

import { useAppContext } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { announceOffline } from '../kit/offline.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { createHttpPort } from '../kit/http/http-port.ts'
import { ifAllowed, clearTab } from '../kit/browser-storage.ts'
import { loadDocument } from '../kit/document.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import { forgetSearches } from '../search/recent-searches.ts'

/** Signs the customer out on this device. */
export function SignOutForm() {
  const { site, locale } = useAppContext()
  const intl = useIntl()
  const href = useHref()
  const [isBusy, setBusy] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    if (!navigator.onLine) return announceOffline(intl, 'formError.offline')
    const form = event.currentTarget
    setBusy(true)
    // If the request is lost, the browser's own form post shows why.
    signOut({ site, locale, account: href(routes.myAccount.href({})) }).catch(() => form.submit())
  }

  return (
    <form action={href(signInActions.signOut.path)} method="post" onSubmit={submit}>
      <HiddenFields />
      <button type="submit" aria-disabled={isBusy || undefined}>
        <FormattedMessage id="account.signOut" />
      </button>
    </form>
  )
}

interface SignOutOptions {
  site: Site
  locale: Locale
  /** The address of the account's page. */
  account: string
}

/**
 * Signs the customer out, and leaves nothing of theirs in this browser: a document replaces what is in memory.
 * @throws {ProblemError} if there is no answer
 */
async function signOut({ site, locale, account }: SignOutOptions) {
  await createHttpPort(signInEndpoints, { site, locale }).signOut({ everywhere: false })
  clearTab()
  forgetSearches()
  await ifAllowed(deletePages)?.catch(() => null)
  emitShopEvent({ type: 'sign-out' })
  loadDocument(account)
}

/** Stored pages for offline use. They are public, but reveal which pages this customer has visited. */
async function deletePages() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PAGES_PREFIX)).map((name) => caches.delete(name)),
  )
}
