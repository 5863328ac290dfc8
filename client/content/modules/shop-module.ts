import type { ModuleFields } from '#shared/content/module-fields.ts'

import type { LazyCode } from '../../kit/lazy-code.ts'
import type { GallerySample } from '../style-guide/sample-parts.ts'
import type { Module } from './module.ts'

/** What editors read about a module, the fields that they fill, and its sample in the module gallery. */
export interface ModuleGuide extends ModuleFields {
  sample: GallerySample
}

/** A content module of the retailer, with everything that the core keeps in tables about its own. */
export interface ShopModule extends Module {
  guide: LazyCode<ModuleGuide>
}

export const defineShopModule = (module: ShopModule): ShopModule => module

export type ShopModules = Readonly<Record<string, LazyCode<ShopModule>>>
