import { compileWorkers } from './bundle.ts'
import { seededDatabase } from './seeded-database.ts'
import type { Ground } from './simulation.ts'

/** What every run needs, made once: the compiled workers and the seeded database. */
export async function prepareGround(storefront?: string): Promise<Ground> {
  const [workers, database] = await Promise.all([compileWorkers(storefront), seededDatabase()])
  return { workers, database }
}
