import * as v from 'valibot'
import { expect, test } from 'vitest'

import { textOf } from './sources.ts'

const Versioned = v.object({ version: v.string() })
const Lock = v.object({
  version: v.string(),
  packages: v.object({ '': Versioned, sandbox: Versioned }),
})

const versionIn = (path: string) => v.parse(Versioned, JSON.parse(textOf(path))).version

test('both packages and the lock file have one version, and the changelog begins with it', () => {
  const version = versionIn('package.json')
  expect(versionIn('sandbox/package.json')).toBe(version)

  const lock = v.parse(Lock, JSON.parse(textOf('package-lock.json')))
  expect([lock, lock.packages[''], lock.packages.sandbox]).toMatchObject([
    { version },
    { version },
    { version },
  ])

  const [, latest] = /^## (\S+)/m.exec(textOf('CHANGELOG.md')) ?? []
  expect(latest).toBe(version)
})
