import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import {
  compressor,
  encodedHeaders,
  encodingFor,
  isCompressible,
  preferred,
  varying,
  weak,
  type Encoding,
} from './compression.ts'

export interface Certificate {
  key: string
  cert: string
}

interface Route {
  prefix: string
  origin: string
  /** The origin receives no data about the visitor and sets no cookies. */
  isPublic?: boolean
}

interface EdgeOptions {
  /** 0 selects any free port. */
  port: number
  /** Origins by path prefix. The first match responds. */
  routes: readonly Route[]
  /** Serves HTTP/2 over TLS, as a CDN does. Without it, HTTP/1.1. */
  certificate?: Certificate
}

type Request = IncomingMessage | Http2ServerRequest
type Response = ServerResponse | Http2ServerResponse

/** HTTP/1.1 headers of one connection, which HTTP/2 does not have. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'proxy-connection', 'te', 'upgrade']

/** Leaves oversized headers to the worker, which must reject them. */
const MAX_HEADER_BYTES = 128 * 1024
const MAX_STORED_FILES = 1000
/**
 * A client that reuses an idle connection just as the server closes it loses the request, so idle connections stay open
 * for long (ms).
 */
const KEEP_ALIVE_MS = 300_000

interface StoredFile {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** Immutable files, by encoding and address. */
type StoredFiles = Map<string, StoredFile>

/** Imitates Cloudflare between browsers and the worker: the zone's routes, compression, and immutable files. */
export async function startEdge({ port, routes, certificate }: EdgeOptions) {
  const stored: StoredFiles = new Map()

  function forward(request: Request, response: Response) {
    const path = request.url ?? '/'
    const name = storageKey(request)
    const file = name !== null && stored.get(name)
    if (file) return send(response, file)
    const route = routes.find(({ prefix }) => path.startsWith(prefix))
    if (!route) return fail(response, 404)
    const upstream = ask(route.origin, {
      path,
      method: request.method ?? 'GET',
      headers: forwardedHeaders(request.headers, route),
      maxHeaderSize: MAX_HEADER_BYTES,
      // A kept-alive connection may be closed just as it is reused, which would lose a request.
      agent: false,
    })
    upstream.on('response', (answered) => relay({ route, request, response, answered, stored }))
    upstream.on('error', () => fail(response, 502))
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  }

  const limits = { maxHeaderSize: MAX_HEADER_BYTES }
  const server = certificate
    ? createSecureServer({ ...certificate, ...limits, allowHTTP1: true }, forward)
    : createServer({ ...limits, keepAliveTimeout: KEEP_ALIVE_MS }, forward)
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))))
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => listening())
  })

  return {
    origin: originOf(server, certificate && 'https'),
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** The origin of a listening server. */
export function originOf(server: Pick<Server, 'address'>, scheme = 'http') {
  const address = server.address()
  return `${scheme}://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

interface Forwarded {
  route: Route
  request: Request
  response: Response
  answered: IncomingMessage
  stored: StoredFiles
}

function relay(forwarded: Forwarded) {
  const { route, request, response, answered, stored } = forwarded
  const status = answered.statusCode ?? 502
  const headers = passedHeaders(request, answered)
  if (route.isPublic) delete headers['set-cookie']
  const encoding = encodingFor(one(request.headers['accept-encoding']), status, answered.headers)
  const sent = encoding ? encodedHeaders(headers, encoding) : headers
  const name = storageKey(request)
  if (name !== null && status === 200 && isImmutable(answered.headers)) {
    return void store(answered, { encoding, headers: sent }).then(
      (file) => {
        if (stored.size >= MAX_STORED_FILES) stored.clear()
        stored.set(name, file)
        send(response, file)
      },
      () => fail(response, 502),
    )
  }
  begin(response, status, sent)
  if (request.method !== 'HEAD' && status !== 204 && status !== 304) {
    return sendBody(forwarded, encoding)
  }
  answered.resume()
  response.end()
}

function sendBody({ response, answered }: Forwarded, encoding: Encoding | null) {
  const body = readableBody(response)
  if (!encoding) return void pipeline(answered, body, () => {})
  // A body of known length is complete. Others come in parts, and each part is forwarded at once.
  const isStreamed = answered.headers['content-length'] === undefined
  pipeline(answered, compressor(encoding, isStreamed), body, () => {})
}

const readableBody = (response: Response) => ('stream' in response ? response.stream : response)

function begin(response: Response, status: number, headers: OutgoingHttpHeaders) {
  if ('stream' in response) return void response.writeHead(status, headers)
  response.writeHead(status, headers)
  response.flushHeaders()
}

function fail(response: Response, status: number) {
  if (response.headersSent) return
  begin(response, status, {})
  response.end()
}

interface Compressed {
  encoding: Encoding | null
  headers: OutgoingHttpHeaders
}

/** Reads and compresses a file on its first request, as a caching edge does. */
async function store(
  answered: IncomingMessage,
  { encoding, headers }: Compressed,
): Promise<StoredFile> {
  const body = await buffer(encoding ? answered.compose(compressor(encoding, false)) : answered)
  return { headers: { ...headers, 'content-length': body.byteLength }, body }
}

function send(response: Response, { headers, body }: StoredFile) {
  if (response.destroyed) return
  begin(response, 200, headers)
  readableBody(response).end(body)
}

/** The key of a stored file. Null unless the request is for a whole file. */
function storageKey({ method, url, headers }: Request) {
  const isWhole = method === 'GET' && !headers.range && !headers['if-none-match']
  return isWhole ? `${preferred(one(headers['accept-encoding']))} ${url}` : null
}

/** A request's headers without those of its connection and the pseudo-headers of HTTP/2. */
function forwardedHeaders(headers: IncomingHttpHeaders, { isPublic }: Route): OutgoingHttpHeaders {
  const passed = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && name !== 'expect' && !CONNECTION_HEADERS.includes(name),
  )
  const forwarded: OutgoingHttpHeaders = {
    host: one(headers[':authority']),
    ...Object.fromEntries(passed),
  }
  if (!isPublic) return forwarded
  const { cookie: _, authorization: __, ...anonymous } = forwarded
  return anonymous
}

function passedHeaders(request: Request, { statusCode, headers }: IncomingMessage) {
  const passed: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => name !== 'transfer-encoding' && !CONNECTION_HEADERS.includes(name),
    ),
  )
  if (isCompressible(headers)) passed.vary = varying(headers.vary)
  // The browser's validator is that of the compressed form.
  const asked = request.headers['if-none-match'] ?? ''
  if (statusCode === 304 && headers.etag && asked.includes(weak(headers.etag))) {
    passed.etag = weak(headers.etag)
  }
  return passed
}

const isImmutable = (headers: IncomingHttpHeaders) =>
  /\bpublic\b.*\bimmutable\b/.test(headers['cache-control'] ?? '')

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
