import { gzipSync } from 'node:zlib'

import { CHANGES, changedInPlace, copyShop, newFiles, type Change } from '../support/shop-copy.ts'
import { today, type DeployFigures } from './figures.ts'

/** Messages of other locales, which the visitor does not load. */
const OTHER_LOCALES = /^static\/translations\/compiled\/(?!en-US)/

/**
 * The files that a returning visitor loads again after a deploy with one changed line, because they have new names.
 * Builds a copy of the shop before and after each change.
 */
export async function measureDeploys(): Promise<DeployFigures> {
  const figures: DeployFigures = { measured: today(), changes: {} }
  const shop = copyShop()
  try {
    const before = await shop.build()
    for (const [name, change] of Object.entries<Change>(CHANGES)) {
      console.log(`… building with another version of ${name}`)
      shop.change(change)
      const after = await shop.build()
      shop.restore(change)
      const kept = changedInPlace(before, after)
      if (kept.length > 0)
        throw new Error(`These files changed but kept their names: ${kept.join()}`)
      const fallback = shop.fallbackMessages()
      const files = newFiles(before, after).filter(
        ([path]) => path !== fallback && !OTHER_LOCALES.test(path),
      )
      const bytes = files.reduce(
        (sum, [, file]) => sum + gzipSync(file, { level: 9 }).byteLength,
        0,
      )
      figures.changes[name] = {
        scripts: files.filter(([path]) => path.endsWith('.js')).length,
        files: files.length,
        kilobytes: Math.round(bytes / 100) / 10,
        allowed: change.allowed,
      }
    }
  } finally {
    shop.remove()
  }
  console.table(figures.changes)
  return figures
}
