import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'
import { namedRandom } from '../support/seeded-random.ts'
import { SHOP, type ShoppersWorld } from './world.ts'

/** Nobody waits in real time. */
const HURRY = 1_000

/** The same built workers in workerd, behind the interface that shoppers of the simulator use. */
export async function startWorkerd(seed: number) {
  const state = await mkdtemp(join(tmpdir(), 'simulator-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const local = await startLocal({ port, sandboxPort, state, mode: 'test' })

  const world: ShoppersWorld = {
    timeline: {
      now: Date.now,
      after(ms, run) {
        const timer = setTimeout(run, ms / HURRY)
        return () => clearTimeout(timer)
      },
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms / HURRY)),
    },
    randomOf: (name) => namedRandom(seed, name),
    note: () => undefined,
    heldBaskets: new Set(),
    sqlite: new DatabaseSync(':memory:'),
    async respond(request) {
      const address = request.url.replace(SHOP, local.origin)
      const { method } = request
      const body = method === 'GET' ? null : await request.text()
      const headers = new Headers(request.headers)
      const response = await fetch(address, { method, headers, body, redirect: 'manual' })
      const text = await response.text()
      const to = response.headers.get('location')?.replace(local.origin, SHOP)
      const answered = new Headers(response.headers)
      if (to !== undefined) answered.set('location', to)
      return { response: new Response(null, { status: response.status, headers: answered }), text }
    },
    async callCommerce(path, init) {
      const response = await fetch(local.sandboxOrigin + path, { ...init, redirect: 'manual' })
      const to = response.headers.get('location')
      return { status: response.status, to, text: await response.text() }
    },
  }
  return {
    world,
    async stop() {
      await local.stop()
      await rm(state, { recursive: true, force: true })
    },
  }
}
