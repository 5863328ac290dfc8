import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { BROWSER_ONLY } from '#scripts/build/browser-only.ts'
import { modulesAtStart, MOST_AT_START, MOST_PARSED } from '#scripts/worker-start.ts'

import { ROOT } from './sources.ts'

const WORKER = resolve(ROOT, 'dist/vitrine')

test('an isolate evaluates at most 296 kB before its first request', () => {
  const modules = modulesAtStart(resolve(WORKER, 'index.js'))
  const bytes = [...modules.values()].reduce((sum, size) => sum + size, 0)
  const largest = [...modules].toSorted(([, a], [, b]) => b - a).slice(0, 5)
  expect(bytes, JSON.stringify(largest)).toBeLessThanOrEqual(MOST_AT_START)
})

test('the runtime parses at most 2,200 kB when it starts an isolate, and no browser-only code', () => {
  const files = readdirSync(WORKER, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((name) => name.endsWith('.js'))
  const code = modules.map((name) => readFileSync(resolve(WORKER, name), 'utf8'))
  const bytes = code.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  expect(bytes).toBeLessThanOrEqual(MOST_PARSED)
  const leftOut = BROWSER_ONLY.filter((path) =>
    code.some((text) => text.includes(`${path} is code for browsers`)),
  )
  expect(leftOut).toEqual(BROWSER_ONLY)
})

test('counts indirect imports and re-exports, but not dynamic imports', () => {
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
