import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import * as v from 'valibot'

import { COMMANDS, WebDriverError, type Parameters, type WebDriver } from './webdriver-commands.ts'

/** `[1, id, error, result]` */
const Response = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ error: v.string(), message: v.string() })),
  v.unknown(),
])
const Wrapped = v.strictObject({ value: v.unknown() })

export interface Firefox extends WebDriver {
  /** Runs a script with the rights of the browser itself. */
  executeInBrowser(script: string, ...args: unknown[]): Promise<unknown>
}

/**
 * Speaks Marionette, the protocol in which Firefox itself offers the commands of W3C WebDriver. Each message is JSON
 * after its length: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectMarionette(port: number, capabilities: object): Promise<Firefox> {
  const socket = await connectTo(port)
  const responses = new Map<number, (response: v.InferOutput<typeof Response>) => void>()
  readMessages(socket, (message) => {
    const parsed = v.safeParse(Response, message)
    // The first message is the greeting.
    if (parsed.success) responses.get(parsed.output[1])?.(parsed.output)
  })
  let last = 0

  async function call(name: string, parameters: Parameters) {
    const id = (last += 1)
    const text = JSON.stringify([0, id, name, parameters])
    const { promise, resolve, reject } = Promise.withResolvers<v.InferOutput<typeof Response>>()
    const fail = () => reject(new Error(`Firefox closed the connection during ${name}.`))
    socket.once('close', fail)
    responses.set(id, resolve)
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await promise
    socket.off('close', fail)
    responses.delete(id)
    if (error) throw new WebDriverError(error.error, error.message)
    return v.is(Wrapped, result) ? result.value : result
  }

  await call('WebDriver:NewSession', { ...capabilities })
  return {
    send: (command, parameters = {}) =>
      call(`WebDriver:${COMMANDS[command].marionette}`, parameters),
    async executeInBrowser(script, ...args) {
      await call('Marionette:SetContext', { value: 'chrome' })
      try {
        return await call('WebDriver:ExecuteScript', { script, args })
      } finally {
        await call('Marionette:SetContext', { value: 'content' })
      }
    },
    async quit() {
      const closed = once(socket, 'close')
      await call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined)
      socket.end()
      await closed
    },
  }
}

/** Firefox listens some time after it was started. */
async function connectTo(port: number, attempts = 200): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    if (attempts === 0) throw error
    await pause(100)
    return connectTo(port, attempts - 1)
  }
}

function readMessages(socket: Socket, receive: (message: unknown) => void) {
  let received = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.toString('utf8', 0, colon))
      if (colon < 0 || received.length < end) return
      const message = received.toString('utf8', colon + 1, end)
      received = received.subarray(end)
      receive(JSON.parse(message))
    }
  })
}
