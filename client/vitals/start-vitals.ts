import { lazyCode, whenIdle } from '../kit/lazy-code.ts'
import type { VitalsDependencies } from './measure-vitals.ts'

const measuring = lazyCode(async () => (await import('./measure-vitals.ts')).measureVitals)

/** Measures the document where the edge counts: once the browser is idle again, after all code that the page works with. */
export function startVitals(dependencies: VitalsDependencies) {
  if (!dependencies.appContext.isMeasured) return
  whenIdle(() => {
    void measuring
      .load()
      .then((measure) => measure(dependencies))
      .catch(() => null)
  })
}
