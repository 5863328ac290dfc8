import { setTimeout as pause } from 'node:timers/promises'

import * as v from 'valibot'

import { COMMANDS, WebDriverError, type Parameters, type WebDriver } from './webdriver-commands.ts'

const Answer = v.object({ value: v.unknown() })
const Failure = v.object({ error: v.string(), message: v.string() })
const NewSession = v.object({ sessionId: v.string() })

/** Speaks W3C WebDriver over HTTP: https://www.w3.org/TR/webdriver2/ */
export async function connectWebDriver(origin: string, capabilities: object): Promise<WebDriver> {
  await listening(origin)
  const created = await call(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `/session/${v.parse(NewSession, created).sessionId}`
  return {
    send(command, parameters = {}) {
      const { method, path } = COMMANDS[command]
      const { id, ...body } = parameters
      const filled = path.replace(':id', String(id))
      return call(origin, method, session + filled, path === filled ? parameters : body)
    },
    async quit() {
      await call(origin, 'DELETE', session)
    },
  }
}

async function call(origin: string, method: string, path: string, body?: Parameters) {
  const answer = await fetch(origin + path, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', connection: 'close' },
  })
  const { value } = v.parse(Answer, await answer.json())
  if (answer.ok) return value
  const { error, message } = v.parse(Failure, value)
  throw new WebDriverError(error, message)
}

async function listening(origin: string, attempts = 200): Promise<void> {
  try {
    const answer = await fetch(`${origin}/status`)
    await answer.body?.cancel()
  } catch (error) {
    if (attempts === 0) throw error
    await pause(100)
    await listening(origin, attempts - 1)
  }
}
