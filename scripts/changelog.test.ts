import { expect, test } from 'vitest'

import { textOf } from '#tests/repo/sources.ts'

import { changelogEntries, compareVersions, entriesBetween } from './changelog.ts'

const entry = (title: string) => `### ${title}

- **Action:** rename \`a\`
  to \`b\`.
- **Applies to:** every shop.
- **Paths:** \`shop/brand.ts\`
- **Why:** clearer.
- **Validate:** \`npm run check\` passes.
`

const CHANGELOG = `# Changelog

## 0.10.0

${entry('Third')}
## 0.9.1 (2026-12-01)

${entry('Second')}
${entry('First')}
## 0.2.0

${entry('Old')}`

test('an upgrade shows the entries after the present version, up to the wanted one', () => {
  const titles = (after: string, upTo: string) =>
    entriesBetween(changelogEntries(CHANGELOG), { after, upTo }).map(({ title }) => title)

  expect(titles('0.2.0', '0.10.0')).toEqual(['Third', 'Second', 'First'])
  expect(titles('0.2.0', '0.9.1')).toEqual(['Second', 'First'])
  expect(titles('0.10.0', '0.10.0')).toEqual([])
  expect(compareVersions('0.10.0', '0.9.1')).toBeGreaterThan(0)
})

test('an entry has its five fields, also over several lines, and one without is an error', () => {
  expect(changelogEntries(CHANGELOG)[0]).toEqual({
    version: '0.10.0',
    title: 'Third',
    action: 'rename `a` to `b`.',
    appliesTo: 'every shop.',
    paths: '`shop/brand.ts`',
    why: 'clearer.',
    validate: '`npm run check` passes.',
  })
  expect(() => changelogEntries(CHANGELOG.replace(/- \*\*Why:.*\n/, ''))).toThrow(
    'The entry "Third" of 0.10.0 has no "Why".',
  )
})

test('every entry of this repository says what to do, for whom, where, why, and how to see it', () => {
  expect(changelogEntries(textOf('CHANGELOG.md')).length).toBeGreaterThan(15)
})
