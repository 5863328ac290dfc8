import type { Catalog } from '#shared/catalog.ts'

import type { SignedOut } from '../account/signed-out.ts'
import type { InternalPreferences } from '../cache/stored-values.ts'
import type { Session } from '../session/session.ts'
import type { ShopperPorts } from './shopper.ts'

/** What a request may do for its shopper. */
export interface OpenedShopper extends ShopperPorts {
  /** The catalog of the shopper's site and locale. */
  catalog: Catalog
  internalPreferences: () => Promise<InternalPreferences>
  session: Session
  /** What to say after another device has signed this one out. */
  signedOut: SignedOut
  /** Writes the cookies of the session, of the pickup store and of the reviewer if they have changed. */
  setCookies: (headers: Headers) => Promise<void>
}
