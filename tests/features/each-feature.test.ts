import { expect, test } from 'vitest'

import { readShopCode } from '#scripts/build/shop-code.ts'
import { ROOT } from '#scripts/shop-folder.ts'

import { filesIn, saidWith, WORDS } from './code-of-features.ts'
import { without } from './features.ts'
import { FOLDERS, REDIRECT_DIALOG } from './kept-files.ts'

test.each(Object.entries(FOLDERS))(
  'a shop without %s has no code from its folders but what others need',
  async (name, { folder, kept }) => {
    const left = await filesIn(without(name), folder)
    expect(left.filter((path) => !Object.hasOwn(kept, path))).toEqual([])
  },
)

test('a shop without the redirect dialog has no code of it', async () => {
  const code = await readShopCode(ROOT, without('redirectDialog'))
  expect(code.has(REDIRECT_DIALOG)).toBe(false)
})

test.each(Object.entries(WORDS))('a shop without %s does not say its words', async (name, ids) => {
  const left = await saidWith(without(name))
  expect(ids.filter((id) => left.has(id))).toEqual([])
})
