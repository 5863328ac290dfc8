import { rm } from 'node:fs/promises'

import { chromium } from '@playwright/test'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { systemChromium } from '../../scripts/chromium.ts'
import { startLocal, type Local } from '../../scripts/local-servers.ts'
import { today, type CallFigures } from './figures.ts'
import type { QuotaFigures } from './quota-figures.ts'
import { countVisit } from './visit-calls.ts'
import { openCrowdWithQuotas } from './quotas.ts'
import { openCrowd, openLimitedCrowd } from './visitors.ts'

const [part, state = '.state/bench-stock'] = process.argv.slice(2)

const PAGES = {
  home: '/',
  category: '/c/womens/womens-tops',
  product: '/p/washed-linen-shirt-25001M',
  search: '/search?q=linen',
}

const figures = part === 'quotas' ? await measureQuotas() : await measureCalls()
console.log(JSON.stringify(figures, null, 2))
process.send?.(figures)
process.disconnect?.()

async function measureCalls(): Promise<CallFigures> {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  })
  const pages: CallFigures['pages'] = {}
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      pages[name] = await withNewShop(async (local) => ({
        first: await countVisit(local, browser, path),
        next: await countVisit(local, browser, path),
      }))
    }
  } finally {
    await browser.close()
  }
  return { measured: today(), pages }
}

async function measureQuotas(): Promise<QuotaFigures> {
  const [crowd, limited] = await withNewShop(async (local) => [
    await openCrowd(local),
    await openLimitedCrowd(local),
  ])
  const quotas = await withNewShop((local) => openCrowdWithQuotas(local))
  return { measured: today(), crowd, quotas, limited }
}

/** A shop whose memory and caches are empty. */
async function withNewShop<Result>(measureIn: (local: Local) => Promise<Result>) {
  await rm(state, { recursive: true, force: true })
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const local = await startLocal({ port, sandboxPort, state, mode: 'test', pictures: 'plain' })
  try {
    return await measureIn(local)
  } finally {
    await local.stop()
  }
}
