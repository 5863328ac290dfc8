import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { freePort } from '../../sandbox/scripts/local-service.ts'
import { ROOT } from './sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SEED = 'sandbox/scripts/seed.ts'
const databases = join(folder, 'databases')
const used = `The databases in ${databases} are in use by process ${process.pid}; stop it, or set STATE to another folder.`

test('databases that a process uses are not opened by a second one', async () => {
  writeFileSync(`${databases}.pid`, String(process.pid))
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) }

  for (const script of ['scripts/serve.ts', 'scripts/dev.ts', 'sandbox/scripts/sandbox.ts', SEED])
    expect(run([script], { STATE: databases, ...ports }), script).toEqual(failure(used))
  expect(existsSync(databases)).toBe(false)
})

test.for(['-3', 'many'])('a catalog of %s products is not seeded', (products) => {
  const sentence = `--products is "${products}"; it must be a whole number up to 100000.`
  expect(run([SEED, '--products', products], { STATE: databases })).toEqual(failure(sentence))
})

test('a wrong port is named in one sentence', () => {
  expect(run(['scripts/dev.ts'], { SANDBOX_PORT: '99999' })).toEqual(
    failure('SANDBOX_PORT is "99999", which is not a port.'),
  )
})

test('a reset deletes nothing while a shop runs, and everything after it', () => {
  const copy = join(folder, 'copy')
  for (const path of [
    'scripts/reset.ts',
    'sandbox/scripts/ports.ts',
    'sandbox/scripts/state-lock.ts',
  ])
    cpSync(resolve(ROOT, path), join(copy, path))
  const kept = join(copy, '.state/local')
  mkdirSync(kept, { recursive: true })
  const reset = () => run([join(copy, 'scripts/reset.ts')])

  writeFileSync(`${kept}.pid`, String(process.pid))
  expect(reset()).toEqual(
    failure(`The databases are in use by process ${process.pid}; stop it first.`),
  )
  expect(existsSync(kept)).toBe(true)

  // A process that was killed leaves its lock.
  writeFileSync(`${kept}.pid`, String(spawnSync('true').pid))
  expect(reset().status).toBe(0)
  expect(existsSync(kept)).toBe(false)
})

const failure = (output: string) => ({ status: 1, output })

function run(args: readonly string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, SANDBOX_PROFILE: '', ...variables }
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: ROOT, env, encoding: 'utf8' })
  return { status, output: (stdout + stderr).trim() }
}
