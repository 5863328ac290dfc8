import {
  request as requestFrom,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'

import type { Certificate } from '../../scripts/local-edge.ts'
import { COLLECTED_PATH, collectorScript, type Collected } from './collector.ts'

interface FrontOptions {
  port: number
  host: string
  /** The origin that responds. */
  origin: string
  certificate: Certificate
}

const HEAD = /<head[^>]*>/

/** Serves an origin over TLS, adds the collector to its documents, and loses what a test wants to be lost. */
export async function startFront({ port, host, origin, certificate }: FrontOptions) {
  const collected: Collected[] = []
  const requests: string[] = []
  const cookies: string[] = []
  let lost: RegExp | null = null
  let added = ''

  const server = createServer(certificate, (request, response) => {
    const path = request.url ?? '/'
    if (path === COLLECTED_PATH) {
      void text(request).then((body) => collected.push(JSON.parse(body)))
      return response.writeHead(204).end()
    }
    requests.push(path)
    if (lost?.test(path)) return request.socket.destroy()
    // Unencoded, so that the collector can be added.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const method = request.method ?? 'GET'
    const upstream = requestFrom(origin, { path, method, headers, agent: false })
    upstream.on('response', (answer) => {
      cookies.push(...(answer.headers['set-cookie'] ?? []))
      relay(answer, response, `${collectorScript};${added}`)
    })
    upstream.on('error', () => response.destroy())
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => listening())
  })

  return {
    collected,
    /** The paths that browsers have requested. */
    requests,
    /** The `Set-Cookie` headers that the shop has sent. */
    cookies,
    /** Closes the connection of every request to a matching path, until null. */
    lose(path: RegExp | null) {
      lost = path
    },
    /** Adds a script of the test to documents from now on. */
    addScript(script: () => void) {
      added = `(${String(script)})()`
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

export type Front = Awaited<ReturnType<typeof startFront>>

function relay(answer: IncomingMessage, response: ServerResponse, script: string) {
  const { 'content-length': length, 'transfer-encoding': _, ...headers } = answer.headers
  const nonce = nonceOf(answer)
  const passed: OutgoingHttpHeaders =
    nonce === undefined && length !== undefined ? { ...headers, 'content-length': length } : headers
  response.writeHead(answer.statusCode ?? 502, passed)
  response.flushHeaders()
  if (nonce === undefined) answer.pipe(response)
  else addScript(answer, response, `<script nonce="${nonce}">${script}</script>`)
}

/** The nonce of a document; undefined for everything else. */
function nonceOf({ headers }: IncomingMessage) {
  if (!headers['content-type']?.startsWith('text/html')) return undefined
  const policy = String(headers['content-security-policy'])
  return /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
}

function addScript(answer: IncomingMessage, response: ServerResponse, script: string) {
  let start: string | null = ''
  answer.setEncoding('utf8')
  answer.on('data', (part: string) => {
    if (start === null) return response.write(part)
    start += part
    if (!HEAD.test(start)) return undefined
    response.write(start.replace(HEAD, (head) => head + script))
    start = null
    return undefined
  })
  answer.on('end', () => response.end(start ?? ''))
  answer.on('aborted', () => response.destroy())
}
