import * as v from 'valibot'

import { open } from '#worker/session/seal.ts'
import { LOCAL_SECRETS } from '#worker/variables.ts'

const ORGANIZATION = 'f_ecom_jwck_001'

const Session = v.object({ access: v.object({ token: v.string() }), basketId: v.string() })

export interface Basket {
  /** The origin of the commerce service. */
  sandbox: string
  site: 'us' | 'ca'
  /** The shopper's session cookie. */
  cookie: string | undefined
}

/** Posts to the basket of a shopper, past the shop. */
export async function postToBasket(
  { sandbox, site, cookie }: Basket,
  part: `/${string}`,
  body: object,
) {
  const [id = '', key = ''] = LOCAL_SECRETS.SESSION_KEYS.split(':')
  const opened = await open([{ id, key }], { purpose: 'session', site }, cookie ?? '')
  const { access, basketId } = v.parse(Session, JSON.parse(opened?.text ?? 'null'))
  const path = `/checkout/shopper-baskets/v1/organizations/${ORGANIZATION}/baskets/${basketId}`
  const response = await fetch(`${sandbox}${path}${part}?siteId=${site}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access.token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Adds a gift certificate to the basket of a shopper, for whom the shop does not sell any yet. */
export const addGiftCertificate = (basket: Basket, item: object = {}) =>
  postToBasket(basket, '/gift-certificate-items', {
    amount: 25,
    recipientName: 'Leo',
    recipientEmail: 'leo@example.org',
    ...item,
  })
