import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const CUT_HEADER = 'x-sandbox-cut'
/** Longer than any client keeps an idle connection, so that no client writes to a closing one. */
const IDLE_MS = 60_000

interface RelayOptions {
  port: number
  targetPort: number
}

/**
 * Proxies requests to the service, and cuts a response in ways a Worker cannot if a header of it
 * says so. Every request uses a new connection: workerd closes one that was idle for 5 s, and a
 * request sent at that moment would fail unintentionally.
 */
export async function startRelay({ port, targetPort }: RelayOptions) {
  const server = createServer((incoming, response) => {
    const { method, url, rawHeaders: headers } = incoming
    const target = { host: '127.0.0.1', port: targetPort, path: url }
    const upstream = request({ ...target, method, headers, setHost: false, agent: false })
    upstream.on('response', (received) => forwardResponse(received, response))
    upstream.on('error', () => incoming.socket.destroy())
    response.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
  server.keepAliveTimeout = IDLE_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  return {
    port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

function forwardResponse(received: IncomingMessage, response: ServerResponse) {
  const cut = received.headers[CUT_HEADER]
  if (typeof cut === 'string') {
    void toBytes(received).then((body) => cutResponse(cut, received, body, response))
    return
  }
  response.writeHead(received.statusCode ?? 502, received.statusMessage, received.rawHeaders)
  received.pipe(response)
  // A response that breaks off must break off for the client too, instead of ending as if it were
  // complete.
  received.on('aborted', () => response.destroy())
}

/** Writes straight to the connection, bypassing Node's own framing, and closes it. */
function cutResponse(
  cut: string,
  received: IncomingMessage,
  body: Buffer,
  { socket }: ServerResponse,
) {
  if (!socket) return
  const head = formatHead(received)
  const half = body.subarray(0, Math.floor(body.length / 2))
  switch (cut) {
    case 'reset-before-headers':
      socket.resetAndDestroy()
      return
    case 'reset-mid-body':
      socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`)
      resetAfter(socket, half)
      return
    case 'short-content-length':
      socket.write(`${head}Content-Length: ${half.length}\r\n\r\n`)
      socket.end(body)
      return
    default:
      // Neither a length nor chunks: the connection's end marks the response's end.
      socket.write(`${head}\r\n`)
      socket.end(half)
  }
}

/** A reset discards unsent bytes, so they get time to leave. */
function resetAfter(socket: Socket, bytes: Buffer) {
  socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 20))
}

const FRAMING = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  CUT_HEADER,
])

function formatHead({ statusCode, statusMessage, rawHeaders }: IncomingMessage) {
  const headers = pairs(rawHeaders)
    .filter(([name]) => !FRAMING.has(name.toLowerCase()))
    .map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${headers.join('')}Connection: close\r\n`
}

async function toBytes(received: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of received) pieces.push(piece)
  return Buffer.concat(pieces)
}

const pairs = (raw: string[]): [name: string, value: string][] =>
  raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []))
