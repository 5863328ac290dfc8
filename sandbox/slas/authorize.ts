import * as v from 'valibot'

import { factory } from '../env.ts'
import { findSite } from '../sites.ts'
import { isRegisteredRedirect, PUBLIC_CLIENT_ID } from './clients.ts'
import { invalidRequest } from './oauth-error.ts'
import { attachGuest, issueCode } from './sessions.ts'

const Query = v.object({
  client_id: v.literal(PUBLIC_CLIENT_ID, 'Bad or missing client_id.'),
  response_type: v.literal('code', 'Bad or missing response_type.'),
  redirect_uri: v.pipe(
    v.string('Bad or missing redirect_uri.'),
    v.check(isRegisteredRedirect, "redirect_uri doesn't match the registered redirects."),
  ),
  channel_id: v.pipe(
    v.string('invalid channel_id'),
    v.check((id) => findSite(id) !== undefined, 'invalid channel_id'),
  ),
  code_challenge: v.pipe(
    v.string('Bad or missing code_challenge.'),
    v.regex(/^[\w-]{43,128}$/, 'Bad or missing code_challenge.'),
  ),
  hint: v.literal('guest', 'Bad or missing hint.'),
  usid: v.optional(v.pipe(v.string(), v.maxLength(64, 'invalid usid')), ''),
  state: v.optional(v.pipe(v.string(), v.maxLength(512, 'invalid state'))),
})

/** The first step of a guest's login: a code, carried to the client by a redirect. */
export const authorize = factory.createHandlers(async (c) => {
  const parsed = v.safeParse(Query, c.req.query())
  if (!parsed.success) throw invalidRequest(parsed.issues[0].message)
  const query = parsed.output

  const site = findSite(query.channel_id)
  if (!site) throw invalidRequest('invalid channel_id')
  const { usid } = await attachGuest(c.env.DB, site.id, query.usid, c.var.now())
  const code = await issueCode(
    c.env.DB,
    {
      clientId: query.client_id,
      siteId: site.id,
      redirectUri: query.redirect_uri,
      codeChallenge: query.code_challenge,
      usid,
    },
    c.var.now(),
  )

  const answer = new URLSearchParams({ usid })
  if (query.state !== undefined) answer.set('state', query.state)
  answer.set('scope', 'openid offline_access')
  answer.set('code', code)
  const separator = query.redirect_uri.includes('?') ? '&' : '?'
  c.header('cache-control', 'no-store')
  return c.redirect(`${query.redirect_uri}${separator}${answer}`, 303)
})
