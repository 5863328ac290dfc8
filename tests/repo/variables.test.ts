import { expect, test } from 'vitest'

import { VARIABLE_TABLES, withVariables } from '#scripts/variables-table.ts'
import { SITES } from '#shared/site/site.ts'
import { variablesFor } from '#worker/config/variables.ts'

import { textOf } from './sources.ts'

const documents = Object.keys(VARIABLE_TABLES)

test.for(documents)('%s lists the variables that the code declares', (path) => {
  expect(withVariables(path, textOf(path)), 'run `node scripts/variables-table.ts`').toBe(
    textOf(path),
  )
})

test('every variable is in one of the tables', () => {
  const text = documents.map(textOf).join('\n')
  const listed = Array.from(
    text.matchAll(/^\| `([A-Z_]+(?:<ID>)?)`(?: \(secret\))? +\|/gm),
    ([, name]) => name,
  )
  const ofSite = new RegExp(`_(?:${SITES.map(({ id }) => id.toUpperCase()).join('|')})$`)
  const declared = Object.keys(variablesFor('test').entries).map((name) =>
    name.replace(ofSite, '_<ID>'),
  )

  expect(declared.length).toBeGreaterThan(50)
  expect(declared.filter((name) => !listed.includes(name))).toEqual([])
})
