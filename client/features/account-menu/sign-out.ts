import type { Locale, Site } from '#shared/site/site.ts'
import { PAGES_PREFIX } from '#shared/storage/storage-keys.ts'

import { createHttpAccount } from '../../adapters/http-account.ts'
import { ifAllowed } from '../../app/if-allowed.ts'
import { loadDocument } from '../../app/load-document.ts'
import { emitShopEvent } from '../../app/shop-events.ts'
import { clearTab } from '../../app/tab-storage.ts'
import { forgetSearches } from '../search/recent-searches.ts'

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
export async function signOut({ site, locale, account }: SignOutOptions) {
  await createHttpAccount({ site, locale, fetch }).signOut({ everywhere: false })
  clearTab()
  forgetSearches()
  await ifAllowed(deletePages)?.catch(() => null)
  emitShopEvent({ type: 'sign-out' })
  loadDocument(account)
}

/** Pages for when there is no connection. They are the same for everybody, but say where this customer has been. */
async function deletePages() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PAGES_PREFIX)).map((name) => caches.delete(name)),
  )
}
