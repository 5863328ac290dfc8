import * as v from 'valibot'

import { open } from '#worker/session/seal.ts'
import { LOCAL_SECRETS } from '#worker/variables.ts'

const ORGANIZATION = 'f_ecom_jwck_001'

const Session = v.object({ access: v.object({ token: v.string() }), basketId: v.string() })

interface Basket {
  /** The origin of the commerce service. */
  sandbox: string
  site: 'us' | 'ca'
  /** The shopper's session cookie. */
  cookie: string | undefined
}

/** Adds a gift certificate to the basket of a shopper, for whom the shop does not sell any yet. */
export async function addGiftCertificate({ sandbox, site, cookie }: Basket, item: object = {}) {
  const [id = '', key = ''] = LOCAL_SECRETS.SESSION_KEYS.split(':')
  const opened = await open([{ id, key }], { purpose: 'session', site }, cookie ?? '')
  const { access, basketId } = v.parse(Session, JSON.parse(opened?.text ?? 'null'))
  const path = `/checkout/shopper-baskets/v1/organizations/${ORGANIZATION}/baskets/${basketId}`
  const response = await fetch(`${sandbox}${path}/gift-certificate-items?siteId=${site}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access.token}` },
    body: JSON.stringify({
      amount: 25,
      recipientName: 'Leo',
      recipientEmail: 'leo@example.org',
      ...item,
    }),
  })
  if (!response.ok) throw new Error(await response.text())
}
