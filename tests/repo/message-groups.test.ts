import { expect, test } from 'vitest'

import { createMessageGroups, REST_CODE } from '#scripts/build/message-groups.ts'

import { filesOf, isTest, textOf } from './sources.ts'

const PAGE_TABLE = 'client/pages/pages.ts'

const importsOf = (file: string) =>
  Array.from(textOf(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g), ([, path = '']) =>
    new URL(path, `file:///${file}`).pathname.slice(1),
  )

test('only pages that load all messages use the code whose texts are not in every first visit', () => {
  const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))
  const crossing = sources
    .filter((file) => !REST_CODE.test(file) && file !== PAGE_TABLE)
    .flatMap((file) =>
      importsOf(file)
        .filter((path) => REST_CODE.test(path))
        .map((path) => `${file} → ${path}`),
    )
  expect(sources.some((file) => REST_CODE.test(file))).toBe(true)
  expect(crossing).toEqual([])
})

test('every page with texts of its own loads all messages', () => {
  const files = filesOf('client/pages/**/*-page.tsx').filter((path) => REST_CODE.test(path))
  const without = files.filter(
    (path) => !/definePersonalPage\(|needsAllMessages: true/.test(textOf(path)),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(without).toEqual([])
})

test('a text that a first visit may show is common, and one of the checkout alone is not', () => {
  const groupOf = createMessageGroups('.')
  expect(groupOf('bag.add')).toBe('common')
  expect(groupOf('confirmation.arrival')).toBe('rest')
  expect(groupOf('no.such.message')).toBe('common')
})
