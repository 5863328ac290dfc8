import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { ROOT } from './sources.ts'

const TSC = resolve(ROOT, 'node_modules/.bin/tsc')

const OPTIONS = {
  extends: resolve(ROOT, 'tsconfig.json'),
  compilerOptions: { rootDir: '.', outDir: 'types', lib: ['ES5'] },
  files: ['page.ts', 'messages.json'],
  references: [],
}
const PAGE = `import type messages from './messages.json'
export const id: keyof typeof messages = 'price.none'
`

/** Longer than a tick of the file system's clock, by which the compiler detects changes (ms). */
const TICK_MS = 20

test('the compiler notices each change of a message file, and drops errors of earlier versions', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'message-types-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const errorsWith = async (id: string) => {
    await pause(TICK_MS)
    write('messages.json', JSON.stringify({ [id]: 'No price yet' }))
    const { stdout } = spawnSync(TSC, ['-b', folder], { encoding: 'utf8' })
    return stdout.match(/TS\d+/g) ?? []
  }
  try {
    write('tsconfig.json', JSON.stringify(OPTIONS))
    write('page.ts', PAGE)
    for (const _round of [1, 2]) {
      expect(await errorsWith('price.none')).toEqual([])
      expect(await errorsWith('price.nothing')).toEqual(['TS2322'])
    }
    expect(await errorsWith('price.none')).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
