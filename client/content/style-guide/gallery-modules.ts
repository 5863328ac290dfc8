import { MODULE_FIELDS, type ModuleFields } from '#shared/content/module-fields.ts'
import { modules as shopModules } from '#shop/modules.ts'

import { lazyCode, type LazyCode } from '../../kit/lazy-code.ts'
import type { Module } from '../modules/module.ts'
import { coreModules, type CoreTemplate } from '../modules/modules.ts'
import type { ShopModule } from '../modules/shop-module.ts'
import { GALLERY_SAMPLES } from './gallery-samples.ts'
import type { GallerySample } from './sample-parts.ts'

/** A module with everything that the gallery shows of it. */
export interface GalleryModule {
  module: Module
  fields: ModuleFields['fields']
  sample: GallerySample
  /** Whether it is the retailer's own. */
  isOwn: boolean
}

const ofCore = (template: CoreTemplate) =>
  lazyCode(async () => ({
    module: await coreModules[template].load(),
    fields: MODULE_FIELDS[template].fields,
    sample: GALLERY_SAMPLES[template],
    isOwn: false,
  }))

const ofShop = (code: LazyCode<ShopModule>) =>
  lazyCode(async () => {
    const module = await code.load()
    return { module, ...(await module.guide.load()), isOwn: true }
  })

/** Every module by template: those of the core, then those of the retailer. */
export const galleryModules: Readonly<Record<string, LazyCode<GalleryModule>>> = {
  ...Object.fromEntries(
    // An object literal has no other keys.
    (Object.keys(coreModules) as CoreTemplate[]).map((template) => [template, ofCore(template)]),
  ),
  ...Object.fromEntries(
    Object.entries<LazyCode<ShopModule>>(shopModules).map(([template, code]) => [
      template,
      ofShop(code),
    ]),
  ),
}
