import { inspectRoutes } from 'hono/dev'
import { findTargetHandler } from 'hono/utils/handler'
import { expect, test } from 'vitest'

import { createApp } from '#worker/app.ts'
import { actionTable } from '#worker/actions.ts'
import { allActions, isActionName } from '#worker/actions/all-actions.ts'
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

/** Every endpoint of the API with what it declares, as the app has them. */
const endpoints = app.routes.flatMap(({ method, path, handler }) => {
  const policy: unknown = Reflect.get(findTargetHandler(handler), 'policy')
  return isPolicy(policy) ? [{ method, path, agents: policy.agents }] : []
})

/** What ends the agent's own session is tried last. */
const ENDS = /sign-out|stop/

interface Attempt {
  name: string
  path: string
  agents: Agents
  run: (agent: Shopper) => Promise<unknown>
}

/** How many attempts run at once. */
const AT_ONCE = 10

/** Lets an agent who shops for a new customer try everything. @returns what was not as declared */
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
    const outcome = { problem, changes: agents === 'refused' ? await changesOf(copy) : 0 }
    if (!isAs(agents)(outcome)) wrong.push({ name, agents, ...outcome })
  }
  const lasting = attempts.filter(({ path }) => !ENDS.test(path))
  for (let next = 0; next < lasting.length; next += AT_ONCE)
    await Promise.all(lasting.slice(next, next + AT_ONCE).map(attempt))
  for (const ending of attempts.filter(({ path }) => ENDS.test(path))) await attempt(ending)
  return { wrong, mails: (await mailsTo(email)).length - mails.length }
}

/** What a shopper's requests have changed in commerce. */
async function changesOf({ name }: Shopper) {
  const answer = await control('GET', `/calls?session=${name}&path=`)
  return JSON.stringify(answer).match(/"method":"(POST|PUT|PATCH|DELETE)"/g)?.length ?? 0
}

interface Outcome {
  problem: string | undefined
  changes?: number
}

/** An allowed attempt may be invalid, but it is that of an agent who still shops. */
const isAs =
  (agents: Agents) =>
  ({ problem, changes }: Outcome) =>
    agents === 'refused'
      ? problem === 'customers-only' && changes === 0
      : problem !== 'customers-only' && problem !== 'agent-session-ended'

test('an agent’s form is refused exactly where its action says so, and changes nothing', async () => {
  const attempts = Object.keys(actionTable)
    .filter(isActionName)
    .map((name) => {
      const { path } = allActions[name]
      const { agents } = actionTable[name]
      return { name, path, agents, run: (agent: Shopper) => agent.form(path, {}) }
    })
  expect(await attemptAll(attempts)).toEqual({ wrong: [], mails: 0 })
})

test('an agent’s request is refused exactly where its endpoint says so, and changes nothing', async () => {
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
