import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Opens the service's database in a folder of state, for reading only. */
export function openDatabase(state: string): DatabaseSync {
  const files = globSync(`${state}/d1/*/*.sqlite`).filter((file) => !file.includes('metadata'))
  const [file] = files
  if (file === undefined || files.length > 1)
    throw new Error(`There are ${files.length} databases in ${state}.`)
  return new DatabaseSync(file, { readOnly: true })
}
