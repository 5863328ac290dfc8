import { expect, test } from 'vitest'

import { MODULE_FIELDS } from '#shared/content/module-fields.ts'
import { modules as shopModules } from '#shop/modules.ts'

import { coreModules } from '../modules/modules.ts'
import { galleryModules } from './gallery-modules.ts'
import { GALLERY_SAMPLES } from './gallery-samples.ts'

test('every slot template of the core has a module, fields and a sample for editors', () => {
  const templates =
    `banner top-offers top-offers-grid carousel-banner copy-block other-ways-to-shop shop-the-module
    announcement-banner-detached subs single-subs contentassetbody shoppable-content recommendations
    user-info-collection UGC minigrid large-card top-categories-navigation
    hotspots`.split(/\s+/)
  for (const names of [coreModules, MODULE_FIELDS, GALLERY_SAMPLES])
    expect(Object.keys(names).toSorted()).toEqual(templates.toSorted())
})

test('the gallery shows the modules of the core, then those of the shop, which are marked', async () => {
  expect(Object.keys(galleryModules)).toEqual([
    ...Object.keys(coreModules),
    ...Object.keys(shopModules),
  ])
  for (const [template, code] of Object.entries(galleryModules)) {
    const { isOwn, fields } = await code.load()
    expect(isOwn, template).toBe(template in shopModules)
    expect(new Set(fields).size, template).toBe(fields.length)
  }
})
