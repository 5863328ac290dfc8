import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import { giveUp } from './ports.ts'

/** Beside the folder, because a missing folder is what a copy of the seeded one replaces. */
const lockOf = (state: string) => `${resolve(state)}.pid`

/**
 * Marks a folder of databases as used until this process ends. Exits with one sentence if another process uses it: two
 * services would overwrite each other's data.
 */
export function lockState(state: string) {
  const lock = lockOf(state)
  const holder = holderOf(lock)
  if (holder)
    giveUp(
      `The databases in ${state} are in use by process ${holder}; stop it, or set STATE to another folder.`,
    )
  mkdirSync(dirname(lock), { recursive: true })
  writeFileSync(lock, String(process.pid))
  process.once('exit', () => rmSync(lock, { force: true }))
}

/** The processes that use a folder of databases in `folder`. */
export const holdersIn = (folder: string) =>
  globSync('*.pid', { cwd: folder }).flatMap((name) => holderOf(resolve(folder, name)) ?? [])

/** A process that was killed has left its lock behind. */
function holderOf(lock: string) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    process.kill(holder, 0)
    return holder
  } catch {
    return null
  }
}
