import { expect, test } from 'vitest'

import { coreModules } from '#client/content/modules/modules.ts'
import { everyModuleSlots } from '#sandbox/content/slots/slots-every-module.ts'
import { readModuleFiles } from '#scripts/build/page-chunks.ts'
import { modules as shopModules } from '#shop/modules.ts'

import { ROOT } from './sources.ts'

test('the landing page with a size limit has every module of the core', () => {
  const shown = new Set<string>(everyModuleSlots.map(({ template }) => template))
  expect(Object.keys(coreModules).filter((template) => !shown.has(template))).toEqual([])
})

test('the build knows the file of every module, also of those of the shop', async () => {
  const files = await readModuleFiles(ROOT)
  expect([...files.keys()]).toEqual([...Object.keys(coreModules), ...Object.keys(shopModules)])
})
