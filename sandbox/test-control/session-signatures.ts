import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { sessionSignature } from '../slas/session-bridge.ts'
import { readJsonBody } from './read-json-body.ts'

const Body = v.object({
  siteId: v.picklist(['us', 'ca']),
  dwsid: v.string(),
  login: v.optional(v.string(), 'guest'),
})

/** Signs sessions for tests in place of a classic storefront, which does not exist here. */
export const signatureControl = factory.createApp().post('/session-signatures', async (c) => {
  const signature = await sessionSignature(c.env.DB, await readJsonBody(c, Body), c.var.now())
  return c.json({ signature })
})
