import { createServer, connect, type Server, type Socket } from 'node:net'

const CUT_HEADER = 'x-sandbox-cut'
const MAX_HEAD_BYTES = 65_536
const HEAD_END = Buffer.from('\r\n\r\n')

export interface RelayOptions {
  port: number
  targetPort: number
}

/**
 * Stands before the service and passes bytes on, one request a connection. An answer that asks for
 * it by header is cut in a way no Worker can cut its own.
 */
export async function startRelay({ port, targetPort }: RelayOptions) {
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true })
    for (const socket of [client, target]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => {
        client.destroy()
        target.destroy()
      })
    }
    passRequest(client, target)
    passAnswer(target, client)
  })
  await listening(server, port)
  return {
    port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

const listening = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })

/** The service is told to close after its answer, so that where the answer ends is plain. */
function passRequest(client: Socket, target: Socket) {
  afterHead(client, (head, rest) => {
    target.write(withHeader(withoutHeaders(head, ['connection']), 'Connection: close'))
    target.write(rest)
    client.pipe(target)
  })
}

function passAnswer(target: Socket, client: Socket) {
  afterHead(target, (head, rest) => {
    const cut = new RegExp(`^${CUT_HEADER}: *([\\w-]+)`, 'im').exec(head)?.[1]
    if (cut === undefined) {
      client.write(head)
      client.write(rest)
      target.pipe(client)
      return
    }
    void collected(target, rest).then((body) => {
      performCut(cut, { client, head: withoutHeaders(head, [CUT_HEADER]), body })
    })
  })
}

interface Answer {
  client: Socket
  /** Status line and headers, without the one that asked for the cut. */
  head: string
  body: Buffer
}

function performCut(cut: string, { client, head, body }: Answer) {
  const plain = withoutHeaders(head, ['content-length', 'transfer-encoding'])
  const half = body.subarray(0, Math.floor(body.length / 2))
  switch (cut) {
    case 'reset-before-headers':
      client.resetAndDestroy()
      return
    case 'reset-mid-body':
      // The first half has to leave before the reset, which throws away what is still queued.
      client.write(withHeader(plain, `Content-Length: ${body.length}`))
      client.write(half, () => setImmediate(() => client.resetAndDestroy()))
      return
    case 'short-content-length':
      client.write(withHeader(plain, `Content-Length: ${half.length}`))
      client.end(body)
      return
    default:
      // Neither a length nor chunks: the end of the connection is the end of the answer.
      client.write(plain)
      client.end(half)
  }
}

/** Calls back once, with everything up to the empty line and what came after it. */
function afterHead(socket: Socket, pass: (head: string, rest: Buffer) => void) {
  let received = Buffer.alloc(0)
  const read = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    const end = received.indexOf(HEAD_END)
    if (end < 0 && received.length > MAX_HEAD_BYTES) socket.destroy()
    if (end < 0) return
    socket.off('data', read)
    socket.pause()
    const bodyStart = end + HEAD_END.length
    pass(received.toString('latin1', 0, bodyStart), received.subarray(bodyStart))
    socket.resume()
  }
  socket.on('data', read)
}

/** The whole body as the service meant it, chunks joined. */
async function collected(target: Socket, first: Buffer): Promise<Buffer> {
  const pieces = [first]
  target.on('data', (piece: Buffer) => pieces.push(piece))
  await new Promise((resolve) => target.once('end', resolve))
  return Buffer.concat(pieces)
}

const withoutHeaders = (head: string, names: string[]) =>
  head
    .split('\r\n')
    .filter((line) => !names.includes(line.split(':', 1)[0]?.toLowerCase() ?? ''))
    .join('\r\n')

const withHeader = (head: string, header: string) =>
  head.replace(/\r\n\r\n$/, `\r\n${header}\r\n\r\n`)
