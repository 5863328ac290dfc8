import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { anyOf } from './any-of.ts'

/** Code that only pages with `needsAllMessages` load. The texts that nothing else uses are a file of their own. */
export const REST_CODE = anyOf(
  'client/pages/(account|cart|checkout|order-status|orders|password-reset|privacy-choices|registration|rewards|scent-scription|style-guide|wish-list)/',
  'client/pages/account-page',
  'client/features/(account-form|account-frame|checkout|orders|payment|privacy|sign-in-code)/',
)

/** The browser loads `common` on every page, and `rest` only on pages that need all messages. */
export type MessageGroup = 'common' | 'rest'

export const MESSAGE_GROUPS: readonly MessageGroup[] = ['common', 'rest']

/** Says which group a message belongs to, by the files that name its id. One that no file names is common. */
export function createMessageGroups(root: string): (id: string) => MessageGroup {
  const files = globSync('{client,shared}/**/*.{ts,tsx}', { cwd: root })
  const common = new Set<string>()
  const rest = new Set<string>()
  for (const file of files.filter((path) => !/\.test\.tsx?$/.test(path))) {
    const named = REST_CODE.test(file) ? rest : common
    const code = readFileSync(resolve(root, file), 'utf8')
    for (const [, id = ''] of code.matchAll(/['"](\w+(?:\.\w+)+)['"]/g)) named.add(id)
  }
  return (id) => (rest.has(id) && !common.has(id) ? 'rest' : 'common')
}
