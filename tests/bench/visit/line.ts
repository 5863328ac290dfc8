import {
  connect,
  createSecureServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import { originOf, type Certificate } from '../../../scripts/local-edge.ts'

const ROUND_TRIP_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8
const PACKET_BYTES = 1400
const TICK_MS = 2
/** The urgency of a request without a priority (RFC 9218). */
const DEFAULT_URGENCY = 3

interface Transfer {
  stream: ServerHttp2Stream
  urgency: number
  rest: Buffer
}

interface LineOptions {
  /** The origin of the HTTP/2 server behind the line. */
  origin: string
  certificate: Certificate
  /** Whether more urgent responses go first. Otherwise all take turns. */
  hasPriorities: boolean
}

/**
 * Slow 4G as one line shared by all responses: 1.6 Mbit/s, and a round trip of 150 ms before each. Handshakes run at
 * the machine's speed.
 */
export async function openLine({ origin, certificate, hasPriorities }: LineOptions) {
  const upstream = connect(origin, { rejectUnauthorized: false })
  let transfers: Transfer[] = []
  let [turn, credit, last] = [0, 0, performance.now()]

  /** The transfer that sends the next packet. */
  function nextTransfer() {
    transfers = transfers.filter(({ stream, rest }) => !stream.destroyed && rest.length > 0)
    const urgency = Math.min(...transfers.map((one) => one.urgency))
    turn += 1
    return hasPriorities
      ? transfers.find((one) => one.urgency === urgency)
      : transfers[turn % transfers.length]
  }

  const timer = setInterval(() => {
    const now = performance.now()
    credit = Math.min(credit + ((now - last) / 1000) * BYTES_PER_SECOND, 2 * PACKET_BYTES)
    last = now
    while (credit >= PACKET_BYTES) {
      const transfer = nextTransfer()
      if (!transfer) break
      const packet = transfer.rest.subarray(0, PACKET_BYTES)
      transfer.rest = transfer.rest.subarray(PACKET_BYTES)
      credit -= packet.length
      if (transfer.rest.length > 0) transfer.stream.write(packet)
      else transfer.stream.end(packet)
    }
  }, TICK_MS)

  async function forward(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
    const sent = upstream.request({ ...headers, ':authority': new URL(origin).host })
    stream.pipe(sent)
    const answered = new Promise<IncomingHttpHeaders>((resolve) => sent.once('response', resolve))
    const [head, body] = await Promise.all([answered, buffer(sent), wait(ROUND_TRIP_MS)])
    if (stream.destroyed) return
    stream.respond(head)
    if (body.length === 0) stream.end()
    else transfers.push({ stream, urgency: readUrgency(headers), rest: body })
  }

  const server = createSecureServer(certificate)
  server.on('stream', (stream, headers) => {
    // The browser left the page.
    stream.on('error', () => {})
    forward(stream, headers).catch(() => stream.close())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  return {
    origin: originOf(server, 'https'),
    close() {
      clearInterval(timer)
      upstream.destroy()
      server.close()
    },
  }
}

function readUrgency({ priority }: IncomingHttpHeaders) {
  const [, urgency] = /\bu=(\d)/.exec(String(priority ?? '')) ?? []
  return urgency === undefined ? DEFAULT_URGENCY : Number(urgency)
}
