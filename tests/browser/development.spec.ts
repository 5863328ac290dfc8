import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { closedDialogs } from '#tests/support/closed-dialogs.ts'
import { expect, test } from './shop.ts'
import { visits } from './visits.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** The page that hydrates most of what there is. */
const SOME_PATHS = ['/p/juniper-dusk-3wick-candle-JW0801']

const EVERY_PATH = Object.values(visits)
  .filter(({ status, needs, isOfCustomer }) => status === 200 && !needs && !isOfCustomer)
  .map(({ path }) => path)

/** Starts `npm run dev` on free ports, with a state of its own. */
async function startDevelopment() {
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const development = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STATE: `.state/development-tests`,
    },
    stdio: 'ignore',
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      development.kill('SIGTERM')
      if (development.exitCode === null) await once(development, 'exit')
    },
  }
}

test('npm run dev serves every page, however slow its code was at first, and hydrates it without errors', async ({
  page,
  forgive,
}) => {
  const development = await startDevelopment()
  try {
    await page.context().addCookies(closedDialogs(development.origin))
    const statusOf = async (path: string) => {
      const answer = await page.request.get(development.origin + path).catch(() => null)
      return answer?.status()
    }
    for (const path of process.env.EVERY_PAGE ? EVERY_PATH : SOME_PATHS) {
      // The code of a page may be late once.
      await expect.poll(() => statusOf(path), { message: path, timeout: 60_000 }).toBe(200)
      await page.goto(development.origin + path)
      await expect(page.locator('html[data-hydrated]'), path).toBeAttached({ timeout: 60_000 })
    }
    // Vite's client complains about a server that has gone.
    await page.goto('about:blank')
  } finally {
    await development.stop()
  }
  // Only what React reports counts here.
  forgive(/^(?!.*(?:hydrat|Trusted))/is)
})
