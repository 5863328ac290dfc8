import { createServer, type Server } from 'node:http'

import { afterEach, expect, test } from 'vitest'

import { freePort } from '../scripts/local-service.ts'
import { startRelay } from './relay.ts'

const started: { close: () => unknown }[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()))
})

/** A service that closes a kept-alive connection just as its second request arrives. */
async function impatientService() {
  const responded = new WeakSet()
  const server: Server = createServer(({ socket }, response) => {
    if (responded.has(socket)) return socket.destroy()
    responded.add(socket)
    return response.end('here')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  started.push({ close: () => server.close() })
  return port
}

test('loses no request when the service closes an idle connection', async () => {
  const relay = await startRelay({ port: await freePort(), targetPort: await impatientService() })
  started.unshift(relay)
  for (let request = 1; request <= 3; request += 1) {
    const response = await fetch(`http://127.0.0.1:${relay.port}/`, { method: 'PUT', body: '{}' })
    expect(await response.text(), `request ${request}`).toBe('here')
  }
})
