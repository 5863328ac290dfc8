import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import { brand } from '#shop/brand.ts'
import { theme } from '#shop/theme.ts'

import { DIST, ROOT, SHOP_FOLDER } from '../shop-folder.ts'
import { outageStyles } from './outage-styles.ts'
import { webManifest } from './web-manifest.ts'

/** The headers of files, which are the same in every shop. */
const CORE_FILES = resolve(ROOT, 'client/public')

/**
 * Puts together the files that keep their names: those of `client/public/` and of the shop's `assets/`, and those that are
 * made of the brand's values.
 *
 * @returns the folder's path
 */
export async function preparePublicFolder() {
  const folder = resolve(ROOT, '.state/public', DIST)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(resolve(SHOP_FOLDER, 'assets'), folder, { recursive: true })
  await cp(CORE_FILES, folder, { recursive: true })
  await writeFile(resolve(folder, 'manifest.webmanifest'), webManifest(brand, theme))
  await writeFile(resolve(folder, 'outage.css'), outageStyles(theme))
  return folder
}
