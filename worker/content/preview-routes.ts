import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import { factory, type RequestContext } from '../config/env.ts'
import { limitBody } from '../http/body-limits.ts'
import { respondWithStatus } from '../http/problems.ts'
import { requireJson } from '../http/same-origin.ts'
import { MAX_PREVIEW_HOURS, signedQuery } from './preview-link.ts'
import { requireSecret } from '../http/require-secret.ts'

const MAX_BODY = 4 * 1024

const LinkRequest = v.strictObject({
  /** As in the address bar, with site and locale. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(2000)),
  date: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
    v.transform((text) => new Date(text).toISOString()),
  ),
  group: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w -]{1,100}$/))), null),
  hours: v.optional(
    v.pipe(v.number(), v.minValue(0.01), v.maxValue(MAX_PREVIEW_HOURS)),
    MAX_PREVIEW_HOURS,
  ),
})

/** `POST /preview-links` makes a link to a page with content as of a date, for a caller with the shared secret. */
export const previewRoutes = factory
  .createApp()
  .post(
    '/preview-links',
    requireSecret((config) => config.previewSecret),
    requireJson(),
    limitBody(MAX_BODY),
    async (c) => {
      const body = v.safeParse(v.pipe(v.string(), v.parseJson(), LinkRequest), await c.req.text())
      if (!body.success) throw new ProblemError('invalid-input')
      const link = await linkTo(body.output, c.get('context'))
      return c.json(link, 200, { 'Cache-Control': 'no-store' })
    },
  )
  .all('/preview-links', (c) => {
    const response = respondWithStatus(c, 'method-not-allowed', 405)
    response.headers.set('Allow', 'POST')
    return response
  })

async function linkTo(
  { path: address, date, group, hours }: v.InferOutput<typeof LinkRequest>,
  { config, now }: RequestContext,
) {
  const placement = createPlacement({ ...config.placement, defaultSite })
  const { site, locale, path, search, found } = placement.parse(
    new URL(address, config.publicOrigin),
  )
  if (!found) throw new ProblemError('invalid-input', { field: 'path' })
  const expires = Math.floor(now() / 1000 + hours * 3600)
  const signed = await signedQuery(
    { site, locale, path, date, group, expires },
    config.previewSecret,
  )
  const query = search === '' ? `?${signed}` : `${search}&${signed}`
  return {
    url: placement.absolute(config.publicOrigin, { site, locale, path, search: query }),
    expires: new Date(expires * 1000).toISOString(),
  }
}
