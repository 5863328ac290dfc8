import { expect, test } from 'vitest'

import { MODULE_RULES } from '../../features/modules/module-rules.ts'
import { TEMPLATES } from '../../features/modules/registry.ts'
import { GALLERY_SAMPLES } from './gallery-samples.ts'

test('every slot template has a module, bounds and a sample for editors', () => {
  const templates =
    `banner top-offers top-offers-grid carousel-banner copy-block other-ways-to-shop shop-the-module
    announcement-banner-detached subs single-subs contentassetbody shoppable-content recommendations
    user-info-collection UGC minigrid large-card top-categories-navigation
    gift-finder hotspots`.split(/\s+/)
  for (const names of [TEMPLATES, Object.keys(MODULE_RULES), Object.keys(GALLERY_SAMPLES)]) {
    expect(names.toSorted()).toEqual(templates.toSorted())
  }
})
