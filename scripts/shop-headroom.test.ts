import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { readHeadroom, readMeasuredPages, withHeadroom } from './shop-headroom.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(budgets?: object) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  folders.push(folder)
  if (budgets) writeFileSync(join(folder, 'budgets.json'), JSON.stringify(budgets))
  return folder
}

const headroomOf = (budgets?: object) => readHeadroom(folderWith(budgets))

const LIMIT = { javascript: 105.9, beforeLoad: 92.9, css: 19, html: 14, requests: 17 }

test('a shop adds headroom to the limits of the core', () => {
  const headroom = headroomOf({ javascript: 2, requests: 1, worker: 20 })
  expect(withHeadroom(LIMIT, headroom)).toEqual({ ...LIMIT, javascript: 107.9, requests: 18 })
  expect(headroom.worker).toBe(20)
})

test('without the file the limits are those of the core, and no shop lowers them', () => {
  expect(withHeadroom(LIMIT, headroomOf())).toEqual(LIMIT)
  expect(() => headroomOf({ css: -1 })).toThrow(/>=0/)
  expect(() => headroomOf({ scripts: 1 })).toThrow(/scripts/)
})

test('a shop names its own pages to measure, or none', () => {
  expect(readMeasuredPages(folderWith({ pages: { product: '/p/1' } }))).toEqual({ product: '/p/1' })
  expect(readMeasuredPages(folderWith())).toEqual({})
  expect(() => readMeasuredPages(folderWith({ pages: { about: '/about' } }))).toThrow(/about/)
})
