import inventory from '../../client/checkout/script-inventory.json' with { type: 'json' }
import { chunkAt } from './built-chunks.ts'
import { checkOutTo } from './checkout.ts'
import { PORT, SANDBOX_PORT } from './ports.ts'
import { expect, hydrated, test, type Page } from './shop.ts'

for (const [path, expected] of Object.entries(inventory.pages)) {
  test(`${path} runs the scripts of the inventory and no others`, async ({ page }) => {
    const loaded = new Set<string>()
    page.on('request', (request) => {
      const isOwn = request.frame() === page.mainFrame()
      if (isOwn && request.resourceType() === 'script') loaded.add(nameOf(request.url()))
    })
    const isBilling = path === '/checkout/billing'
    await checkOutTo(page, isBilling ? 'payment' : 'review')
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await hydrated(page)

    // What is loaded when the browser is idle comes last.
    await expect.poll(() => [...loaded].toSorted()).toEqual(expected)
    expect(expected.filter((name) => !(name in inventory.files))).toEqual([])
    expect(await inlineScripts(page)).toEqual(Object.keys(inventory.inline))
    await expect
      .poll(() => foreignFrames(page))
      .toEqual(isBilling ? [`http://localhost:${SANDBOX_PORT}`] : [])
  })
}

/** The name of a chunk of the shop, or the full address of any other file. */
function nameOf(address: string) {
  const name = chunkAt(address)
  return new URL(address).host === `127.0.0.1:${PORT}` && name ? name : address
}

/** How the inventory names every inline script, or its first characters. Data blocks are not scripts. */
const inlineScripts = (page: Page) =>
  page.evaluate(
    (known) =>
      [...document.scripts]
        .filter(({ src, type }) => src === '' && (type === '' || /javascript|module/.test(type)))
        .map(({ text }) => known.find((start) => text.startsWith(start)) ?? text.slice(0, 40)),
    Object.keys(inventory.inline),
  )

const foreignFrames = (page: Page) =>
  page
    .frames()
    .filter((frame) => frame !== page.mainFrame())
    .map((frame) => (URL.canParse(frame.url()) ? new URL(frame.url()).origin : 'nowhere yet'))
