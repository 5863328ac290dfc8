import { matchedRoutes } from 'hono/route'
import { deploy } from 'virtual:deploy'

import { ProblemError } from '#shared/contract/problem.ts'

import { factory } from '../env.ts'
import { readOnly } from '../middleware/methods.ts'
import { respondWithProblem } from '../middleware/problems.ts'
import { writableHeaders } from '../middleware/writable-headers.ts'
import { bag } from './bag.ts'
import { catalogue } from './catalogue.ts'
import { checkout, orders } from './checkout.ts'
import { content } from './content.ts'
import { place } from './place.ts'
import { session } from './session.ts'

/** The edge caches; a browser asks again, so that nothing on a page is older than it has to be. */
const BROWSER_CACHE = 'private, max-age=0, no-cache'

const freshness = factory.createMiddleware(async function freshness(c, next) {
  await next()
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
  c.var.context.log.set('route', route?.path ?? 'unmatched')
  const headers = writableHeaders(c)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', BROWSER_CACHE)
  headers.set('X-Deploy', deploy.id)
})

/** What the browser asks the shop after the document: the two ports over HTTP. */
export const api = factory
  .createApp()
  .use(freshness)
  .use(place())
  .route('/bag', bag)
  .route('/checkout', checkout)
  .route('/orders', orders)
  .use(readOnly())
  .route('/', session)
  .route('/', catalogue)
  .route('/', content)
  .all('*', () => {
    throw new ProblemError('not-found')
  })
  .onError((error, c) => respondWithProblem(error, c))
