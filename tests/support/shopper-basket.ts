import * as v from 'valibot'

import { open } from '#worker/runtime/seal.ts'
import { LOCAL_SECRETS } from '#worker/config/variables.ts'

const ORGANIZATION = 'f_ecom_jwck_001'

const Session = v.object({ access: v.object({ token: v.string() }), basketId: v.string() })

export interface ShopperBasket {
  /** The origin of the commerce service. */
  sandbox: string
  site: 'us' | 'ca'
  /** The shopper's session cookie. */
  cookie: string | undefined
}

interface BasketRequest {
  method: string
  /** Relative to the basket. */
  path: `/${string}`
  body: object
}

/** Changes a shopper's basket directly in the service, bypassing the shop. */
export async function requestBasket(
  { sandbox, site, cookie }: ShopperBasket,
  { method, path, body }: BasketRequest,
) {
  const [id = '', key = ''] = LOCAL_SECRETS.SESSION_KEYS.split(':')
  const opened = await open([{ id, key }], { purpose: 'session', site }, cookie ?? '')
  const { access, basketId } = v.parse(Session, JSON.parse(opened?.text ?? 'null'))
  const basket = `/checkout/shopper-baskets/v1/organizations/${ORGANIZATION}/baskets/${basketId}`
  const response = await fetch(`${sandbox}${basket}${path}?siteId=${site}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access.token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}
