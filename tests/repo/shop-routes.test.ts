import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { checkRoutes } from '#scripts/build/check-routes.ts'

import { ROOT } from './sources.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** What the build says of a shop with these pages besides the core's. */
function problemsOf(routes: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  folders.push(folder)
  cpSync(join(ROOT, 'shop'), folder, { recursive: true })
  const lines = Object.entries(routes).map(([key, path]) => `${key}: route('${path}', publicPage),`)
  writeFileSync(
    join(folder, 'routes.ts'),
    `import { publicPage, route } from '${ROOT}/shared/http/define-route.ts'
export const routes = { ${lines.join(' ')} }`,
  )
  const code = `const { checkRoutes } = await import('#scripts/build/check-routes.ts')
try { checkRoutes() } catch ({ message }) { console.log(message) }`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/resolve-shop.mjs', '--input-type=module', '-e', code],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, SHOP: folder } },
  )
  expect(stderr).toBe('')
  return stdout.trim().split('\n').slice(1)
}

test('pages of the shop that is built have names and paths that the core leaves free', () => {
  expect(() => checkRoutes()).not.toThrow()
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ makers: '/makers', maker: '/makers/:maker' })).toEqual([])
})

test('a name or a path that something else has fails the build with a sentence', () => {
  expect(
    problemsOf({
      cart: '/trolley',
      advice: '/store-locator',
      activation2: '/activate-now',
      places: '/global-locations/:place',
      story: '/story',
      stories: '/:story',
      form: '/reviews/write',
      endpoint: '/api/story',
      canada: '/ca',
    }),
  ).toEqual([
    '"cart" is the name of a page of the core. Choose another name.',
    '"advice" has the path /store-locator, but /store-locator is the page "storeLocator". Choose another path.',
    '"activation2" has the path /activate-now, but /activate-:result is the page "activation". Choose another path.',
    '"places" has the path /global-locations/:place, but /global-locations/:page is the page "globalLocations". Choose another path.',
    '"stories" has the path /:story, but /customer-care is the page "customerCare". Choose another path.',
    '"form" has the path /reviews/write, to which a form of the core is sent. Choose another path.',
    '"endpoint" has the path /api/story, but no page is below /api. Choose another path.',
    '"canada" has the path /ca, but no page is below /ca. Choose another path.',
  ])
})
