import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { modulesAtStart, MOST_AT_START } from '#scripts/worker-start.ts'

import { ROOT } from './sources.ts'

const WORKER = resolve(ROOT, 'dist/vitrine')

test('an isolate evaluates at most 700 kB before its first request', () => {
  const modules = modulesAtStart(resolve(WORKER, 'index.js'))
  const bytes = [...modules.values()].reduce((sum, size) => sum + size, 0)
  const largest = [...modules].toSorted(([, a], [, b]) => b - a).slice(0, 5)
  expect(bytes, JSON.stringify(largest)).toBeLessThanOrEqual(MOST_AT_START)
  // What loads with the first request that needs it.
  const files = readdirSync(WORKER, { recursive: true, encoding: 'utf8' })
  expect(modules.size).toBeLessThan(files.filter((name) => name.endsWith('.js')).length)
})

test('imports of imports count, also those that are exported again, and dynamic imports do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worker-start-'))
  try {
    const files = {
      'index.js': `import{a}from"./a.js";import"cloudflare:workers";export{a};import("./later.js")`,
      'a.js': `export*from"./b.js";export{c}from"./c.js";const text='import "./text.js"'`,
      'b.js': `export const a=1`,
      'c.js': `import"./index.js";export const c=1`,
      'later.js': `import"./index.js"`,
      'text.js': '',
    }
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
    const found = [...modulesAtStart(join(folder, 'index.js'))]
    expect(found.map(([path]) => path.slice(folder.length + 1)).toSorted()).toEqual([
      'a.js',
      'b.js',
      'c.js',
      'index.js',
    ])
    expect(found[0]?.[1]).toBe(files['index.js'].length)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
