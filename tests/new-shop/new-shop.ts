import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { ensureChromium } from '#scripts/chromium.ts'
import { writeShop } from '#scripts/new-shop/write-shop.ts'
import { ROOT } from '#scripts/shop-folder.ts'

process.exitCode = await main(process.argv.slice(2))

/** `npm run test:new-shop`: writes a shop for Britain, or for the market that is named first, and visits its pages. */
async function main([market = 'gb']: string[]) {
  if (!ensureChromium()) return 1
  const folder = `.state/new-shops/${market}`
  rmSync(resolve(ROOT, folder), { recursive: true, force: true })
  await writeShop({ folder, name: 'Hollis & Vane', market, without: [] })
  const visit = ['scripts/start.mjs', '../tests/new-shop/visit.ts', '--shop', folder]
  return spawnSync('node', visit, { cwd: ROOT, stdio: 'inherit' }).status ?? 1
}
