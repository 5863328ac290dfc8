import { inspectRoutes } from 'hono/dev'
import { findTargetHandler } from 'hono/utils/handler'
import { expect, test } from 'vitest'

import { createApp } from '#worker/app.ts'
import { actionTable } from '#worker/actions.ts'
import { actions } from '#shared/actions.ts'
import { isActionName } from '#worker/action-paths.ts'
import type { Policy } from '#worker/limits/policy.ts'

import { shopFor } from './agents.ts'
import { registered } from './customers.ts'
import { mailsTo } from './outbox.ts'
import { openShopper, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

type Agents = Policy['agents']

const isPolicy = (value: unknown): value is Policy =>
  typeof value === 'object' && value !== null && 'agents' in value

const app = createApp()

/** Every endpoint of the app's API, with its declaration. */
const endpoints = app.routes.flatMap(({ method, path, handler }) => {
  const policy: unknown = Reflect.get(findTargetHandler(handler), 'policy')
  return isPolicy(policy) ? [{ method, path, agents: policy.agents }] : []
})

/** Actions that end the agent's own session are tried last. */
const ENDS = /sign-out|stop/

interface Attempt {
  name: string
  path: string
  agents: Agents
  run: (agent: Shopper) => Promise<unknown>
}

/** The number of concurrent attempts. */
const AT_ONCE = 10

/** Tries everything as an agent who shops for a new customer. @returns the deviations from the declarations */
async function attemptAll(attempts: readonly Attempt[]) {
  const store = openStore()
  const email = await registered(openShopper(store))
  const mails = await mailsTo(email)
  const agent = openShopper(store)
  await shopFor(agent, email)
  const wrong: unknown[] = []
  async function attempt({ name, agents, run }: Attempt) {
    const copy = openShopper(store, { jar: new Map(agent.jar) })
    await run(copy)
    const line = store.lines.findLast((each) => each.includes(copy.name))
    const problem = /"problem":"([\w-]+)"/.exec(line ?? '')?.[1]
    const outcome = { problem, changes: agents === 'refused' ? await countChanges(copy) : 0 }
    if (!isAs(agents)(outcome)) wrong.push({ name, agents, ...outcome })
  }
  const lasting = attempts.filter(({ path }) => !ENDS.test(path))
  for (let next = 0; next < lasting.length; next += AT_ONCE)
    await Promise.all(lasting.slice(next, next + AT_ONCE).map(attempt))
  for (const ending of attempts.filter(({ path }) => ENDS.test(path))) await attempt(ending)
  return { wrong, mails: (await mailsTo(email)).length - mails.length }
}

/** The changes in commerce caused by a shopper's requests. */
async function countChanges({ name }: Shopper) {
  const answer = await control('GET', `/calls?session=${name}&path=`)
  return JSON.stringify(answer).match(/"method":"(POST|PUT|PATCH|DELETE)"/g)?.length ?? 0
}

interface AttemptResult {
  problem: string | undefined
  changes?: number
}

/** An allowed attempt may be invalid, but never ends the agent's shopping. */
const isAs =
  (agents: Agents) =>
  ({ problem, changes }: AttemptResult) =>
    agents === 'refused'
      ? problem === 'customers-only' && changes === 0
      : problem !== 'customers-only' && problem !== 'agent-session-ended'

test('rejects an agent’s form exactly where its action declares it, and changes nothing', async () => {
  const attempts = Object.keys(actionTable)
    .filter(isActionName)
    .map((name) => {
      const { path } = actions[name]
      const { agents } = actionTable[name]
      return { name, path, agents, run: (agent: Shopper) => agent.form(path, {}) }
    })
  expect(await attemptAll(attempts)).toEqual({ wrong: [], mails: 0 })
})

test('rejects an agent’s request exactly where its endpoint declares it, and changes nothing', async () => {
  const unsafe = inspectRoutes(app).filter(
    ({ path, isMiddleware, method }) =>
      path.startsWith('/api') && !isMiddleware && /^(POST|PUT|PATCH|DELETE)$/.test(method),
  )
  const declared = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))
  for (const { method, path } of unsafe) expect(declared).toContain(`${method} ${path}`)
  const passkeys = endpoints.filter(({ path }) => path.startsWith('/api/passkeys'))
  expect(passkeys.map(({ agents }) => agents)).toEqual(passkeys.map(() => 'refused'))

  const attempts = endpoints.map(({ method, path, agents }) => {
    const address = path.replace('/api', '').replaceAll(/:\w+(\{[^}]*\})?/g, 'x')
    const body = method === 'GET' ? undefined : {}
    const run = (agent: Shopper) => agent.api(method, address, body)
    return { name: `${method} ${path}`, path, agents, run }
  })
  expect(await attemptAll(attempts)).toEqual({ wrong: [], mails: 0 })
})
