import { expect, test } from 'vitest'

import {
  DECISIONS_ARCHIVE,
  DECISIONS_INDEX,
  decisionsIn,
  readDecisions,
  withDecisionsTable,
} from '#scripts/decisions-table.ts'

import { filesOf, textOf } from './sources.ts'

const decisions = readDecisions()
const numbers = new Set(decisions.map(({ number }) => number))

test('every decision has a unique number', () => {
  expect(decisions.length).toBeGreaterThan(300)
  const repeated = decisions.filter(({ number }, index) => decisions[index - 1]?.number === number)
  expect(repeated.map(({ number }) => number)).toEqual([])
})

test('every decision has a status with date, a text, and a reason to revisit it', () => {
  const incomplete = decisions.filter(
    ({ date, revisit, text }) => !date || !revisit || text.length < 80 || text.length > 2_000,
  )
  expect(incomplete.map(({ number, file }) => `${file}: ${number}`)).toEqual([])
})

test('the archive has exactly the superseded decisions, each with its successor', () => {
  const misplaced = decisions.filter(
    ({ file, supersededBy }) => (file === DECISIONS_ARCHIVE) !== (supersededBy !== undefined),
  )
  expect(misplaced.map(({ number }) => number)).toEqual([])
  const successors = decisions.flatMap(({ supersededBy }) => supersededBy ?? [])
  expect(successors.filter((number) => !numbers.has(number))).toEqual([])
})

test('the index lists every decision', () => {
  const index = textOf(DECISIONS_INDEX)
  expect(withDecisionsTable(index), 'run `node scripts/decisions-table.ts`').toBe(index)
})

test('every referenced decision exists', () => {
  const files = filesOf(
    '*.md',
    'docs/**/*.md',
    '{client,locales,sandbox,scripts,shared,shop-defaults,tests,worker}/**/*.{md,ts,tsx,mjs,toml}',
  ).filter((path) => !path.endsWith('/decisions.test.ts'))
  const unknown = files.flatMap((path) =>
    referencesIn(textOf(path))
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: ${number}`),
  )
  expect(unknown).toEqual([])
})

test('finds references in prose and links, and the fields of an entry', () => {
  const text = '(decision 9801), decisions 9802, 9803 and 9804; [why](x/build.md#9805-a-title)'
  expect(referencesIn(text)).toEqual([9801, 9802, 9803, 9804, 9805])

  const [first, second] = decisionsIn(
    'build.md',
    '# Build\n\n## 9806. First\n\nStatus: superseded by 9807, 2026-11-21. Text.\n\nWhat would change our mind: news.\n\n## 9807. Second\n\nText.\n',
  )
  expect(first).toMatchObject({ number: 9806, supersededBy: 9807, date: '2026-11-21' })
  expect(first?.revisit).toBe('news.')
  expect(second).toMatchObject({ number: 9807, title: 'Second', date: undefined })
})

/** The numbers in "decision 38", "decisions 1, 2 and 3", and links such as `build.md#38-node-is`. */
function referencesIn(text: string) {
  const named = [...text.matchAll(/\bdecisions?\s+(\d+(?:(?:,| and| to)\s+\d+)*)/gi)]
  const linked = [...text.matchAll(/\.md#(\d+)-/g)]
  return [...named, ...linked].flatMap(([, list = '']) => (list.match(/\d+/g) ?? []).map(Number))
}
