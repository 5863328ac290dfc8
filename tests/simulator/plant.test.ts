import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { applyHunks, readDiff } from './plant.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DIFFS = globSync(`${import.meta.dirname}/planted/*.diff`).toSorted()

test.for(DIFFS.map((file) => basename(file, '.diff')))(
  'the planted bug %s applies to the sources, and changes them',
  (name) => {
    const files = readDiff(
      readFileSync(resolve(import.meta.dirname, `planted/${name}.diff`), 'utf8'),
    )
    expect(files.size).toBeGreaterThan(0)
    for (const [file, hunks] of files) {
      const source = readFileSync(resolve(ROOT, file), 'utf8')
      expect(applyHunks(source, hunks)).not.toBe(source)
    }
  },
)
