import { expect, test } from 'vitest'

import { filesOf } from './sources.ts'

const names = filesOf('sandbox/migrations/*').map((path) => path.split('/').at(-1) ?? '')

test('migrations are numbered from 0001 without a gap or a repeated number', () => {
  const numbers = names.map((name) => name.slice(0, 5))

  expect(names.length).toBeGreaterThan(0)
  expect(numbers).toEqual(names.map((_, index) => `${String(index + 1).padStart(4, '0')}_`))
})

test('every migration has a unique title, by which databases identify it', () => {
  const titles = names.map((name) => name.slice(5))

  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.filter((title) => !/^[a-z_]+\.sql$/.test(title))).toEqual([])
})
