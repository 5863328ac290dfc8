import { cp, rm } from 'node:fs/promises'

import { prepareDatabase } from '../scripts/local-service.ts'

/** The folder of databases that are only ever seeded, and never served. */
export const SEEDED_STATE = '.state/seeded-tests'

export const prepareSeededState = () => prepareDatabase({ state: SEEDED_STATE })

/** A folder with fresh copies of the seeded databases, which takes less time than seeding again. */
export async function copySeededState(name: string): Promise<string> {
  const state = `.state/${name}`
  await rm(state, { recursive: true, force: true })
  await cp(SEEDED_STATE, state, { recursive: true })
  return state
}
