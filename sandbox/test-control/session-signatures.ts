import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { sessionSignature } from '../slas/session-bridge.ts'
import { readJsonBody } from './read-json-body.ts'
import { SiteIdField } from '../sites/site-field.ts'

const Body = v.object({
  siteId: SiteIdField,
  dwsid: v.string(),
  login: v.optional(v.string(), 'guest'),
})

/** Signs sessions for tests that have none of the classic storefront. */
export const signatureControl = factory.createApp().post('/session-signatures', async (c) => {
  const signature = await sessionSignature(c.env.DB, await readJsonBody(c, Body), c.var.now())
  return c.json({ signature })
})
