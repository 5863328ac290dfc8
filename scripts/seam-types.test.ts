import { expect, test } from 'vitest'

import { textOf } from '#tests/repo/sources.ts'

import { changelogEntries } from './changelog.ts'
import { recordedTypes, recordTypes, typedSeams, typesOf } from './seam-types.ts'

const entry = (version: string, title: string, path: string) => `## ${version}

### ${title}

- **Action:** adapt.
- **Applies to:** every shop.
- **Paths:** \`${path}\`
- **Why:** clearer.
- **Validate:** \`npm run check\` passes.
`

test('the types of every seam are those that the changelog explains', () => {
  const titles = changelogEntries(textOf('CHANGELOG.md')).map(({ title }) => title)
  const recorded = recordedTypes()

  expect(typedSeams().length).toBeGreaterThan(20)
  expect(
    Object.fromEntries(typedSeams().map((path) => [path, typesOf(path)])),
    'explain the change in CHANGELOG.md, and run `node scripts/seam-types.ts`',
  ).toEqual(Object.fromEntries(Object.entries(recorded).map(([path, { types }]) => [path, types])))
  for (const { entry } of Object.values(recorded)) expect(titles).toContain(entry)
})

test('changed types are recorded only with an entry of the latest version that names the file', () => {
  const recorded = { 'shared/brand.ts': { types: 'old', entry: 'Old' } }
  const types = { 'shared/brand.ts': 'new' }
  const old = entry('0.2.0', 'Old', 'shared/brand.ts')

  const other = `${entry('0.3.0', 'Other', 'shared/theme.ts')}\n${old}`
  expect(() => recordTypes(recorded, { changelog: other, types })).toThrow(
    'The types of shared/brand.ts have changed. Explain it in CHANGELOG.md, in an entry of 0.3.0',
  )
  const explained = `${entry('0.3.0', 'New', 'shared/brand.ts')}\n${old}`
  expect(recordTypes(recorded, { changelog: explained, types })).toEqual({
    'shared/brand.ts': { types: 'new', entry: 'New' },
  })
  expect(recordTypes(recorded, { changelog: other, types: { 'shared/brand.ts': 'old' } })).toEqual(
    recorded,
  )
})
