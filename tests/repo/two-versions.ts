import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium, type Browser, type Page } from '@playwright/test'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

import { builtWorker, freePort, MINIFLARE } from '../../sandbox/scripts/local-service.ts'
import { MESSAGES_FOLDER } from '../../scripts/build/messages-plugin.ts'
import { systemChromium } from '../../scripts/chromium.ts'

interface Versions {
  /** The build whose worker renders the document. */
  worker: string
  /** The build whose deploy serves the assets. */
  assets: string
}

/** No server listens there: the page must not need commerce. */
const NOWHERE = 'http://127.0.0.1:9'
const PAGE = '/style-guide'

/** Opens pages whose document and assets come from different versions, as may happen in a gradual deployment. */
export async function visitBetween(deploys: readonly Versions[]) {
  const executablePath = systemChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await Promise.all(deploys.map((versions) => visit(browser, versions)))
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, { worker, assets }: Versions) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const built = await builtWorker(join(worker, 'vitrine/wrangler.json'), port, {
    ENVIRONMENT: 'test',
    PUBLIC_ORIGIN: origin,
    COMMERCE_ORIGIN: NOWHERE,
    IMAGE_ORIGIN: '',
    PAYMENT_ORIGIN: NOWHERE.replace('127.0.0.1', 'localhost'),
  })
  const directory = join(assets, 'client')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...MINIFLARE,
      handleStructuredLogs: () => {},
      workers: [{ ...built, ...(built.assets && { assets: { ...built.assets, directory } }) }],
    }),
  )
  try {
    await miniflare.ready
    return await look(await browser.newPage(), origin + PAGE)
  } finally {
    await miniflare.dispose()
  }
}

async function look(page: Page, address: string) {
  const lost: string[] = []
  const errors: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (!answer.ok() && /^\/(assets|static|fonts)\//.test(pathname)) lost.push(pathname)
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(address)
  await page.locator('html[data-started]').waitFor()
  const messages = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[data-messages]')
    return (await fetch(link?.href ?? '')).text()
  })
  return { lost, errors, messages }
}

/** Changes a message of a finished build, and thus its file name. */
export function changeMessage(build: string, text: string) {
  const folder = join(build, 'client', MESSAGES_FOLDER)
  const name = readdirSync(folder).find((file) => file.startsWith('en-US')) ?? ''
  const messages: object = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const changed = { ...messages, 'bag.undo': [{ type: 0, value: text }] }
  const changedName = 'en-US-changed.json'
  writeFileSync(join(folder, changedName), JSON.stringify(changed))
  rmSync(join(folder, name))
  const worker = join(build, 'vitrine/assets')
  for (const file of readdirSync(worker)) {
    const code = readFileSync(join(worker, file), 'utf8')
    if (code.includes(name)) writeFileSync(join(worker, file), code.replaceAll(name, changedName))
  }
}
