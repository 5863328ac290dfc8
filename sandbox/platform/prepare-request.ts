import { factory } from './env.ts'
import { badRequest, ProblemError } from './problems.ts'
import { clock } from './clock.ts'

const MAX_URL_CHARACTERS = 8192
const MAX_HEADER_CHARACTERS = 32_768

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'location, retry-after, www-authenticate, x-correlation-id',
}
const preflightHeaders = {
  'access-control-allow-headers':
    'authorization, content-type, correlation-id, x-cq-client-id, x-slas-client-auth',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-max-age': '7200',
}

/** The headers of every response; `correlationId` is the id that the request sent, if any. */
export const generalHeaders = (correlationId: string | undefined) => ({
  'x-correlation-id': getCorrelationId(correlationId),
  ...corsHeaders,
})

/** Sets the clock, origin, correlation id and cross-origin headers of every request. */
export const receive = factory.createMiddleware(async function receive(c, next) {
  c.set('now', clock.now)
  if (!URL.canParse(c.req.url)) throw malformedHost()
  c.set('origin', c.env.SANDBOX_ORIGIN || new URL(c.req.url).origin)
  const general = generalHeaders(c.req.header('correlation-id'))
  for (const [name, value] of Object.entries(general)) c.header(name, value)
  if (c.req.method === 'OPTIONS') return c.body(null, 204, preflightHeaders)

  if (c.req.url.length > MAX_URL_CHARACTERS) throw uriTooLong()
  if (getLength(c.req.raw.headers) > MAX_HEADER_CHARACTERS) throw headersTooLarge()
  return next()
})

const getCorrelationId = (given: string | undefined) =>
  given !== undefined && /^[\w.:-]{1,128}$/.test(given) ? given : crypto.randomUUID()

const getLength = (headers: Headers) =>
  [...headers].reduce((length, [name, value]) => length + name.length + value.length, 0)

/** The address of a request is made from its Host header. */
const malformedHost = () => badRequest('The Host header is malformed.', { parameter: 'host' })

const uriTooLong = () =>
  new ProblemError({
    status: 414,
    type: 'uri-too-long',
    title: 'URI Too Long',
    detail: 'The address of the request is too long.',
  })

const headersTooLarge = () =>
  new ProblemError({
    status: 431,
    type: 'request-header-fields-too-large',
    title: 'Request Header Fields Too Large',
    detail: 'The headers of the request are too large.',
  })
