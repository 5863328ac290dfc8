import type { StartTimer } from '../timer.ts'

const START = Date.parse('2026-11-21T12:00:00Z')

/** More than the longest chain of promises between a visit and its last write. */
const TURNS = 300

interface Alarm {
  at: number
  run(): void
}

/** Time that passes only when a test says so; timers ring on the way. */
export interface ManualClock {
  now: () => number
  startTimer: StartTimer
  /** Lets time pass, and everything that waits for it go on. */
  pass(ms: number): Promise<void>
  /** Sets the clock forward or back, as a machine's clock is corrected: no timer rings. */
  step(ms: number): void
}

export function createManualClock(): ManualClock {
  let time = START
  const alarms = new Set<Alarm>()

  const nextUntil = (end: number) =>
    [...alarms].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]

  return {
    now: () => time,
    startTimer(ms, run) {
      const alarm = { at: time + ms, run }
      alarms.add(alarm)
      return () => alarms.delete(alarm)
    },
    async pass(ms) {
      const end = time + ms
      await settled()
      for (let alarm = nextUntil(end); alarm; alarm = nextUntil(end)) {
        time = Math.max(time, alarm.at)
        alarms.delete(alarm)
        alarm.run()
        await settled()
      }
      time = end
      await settled()
    },
    step(ms) {
      time += ms
      for (const alarm of alarms) alarm.at += ms
    },
  }
}

/** Everything that could go on without time passing or a socket answering has gone on. */
export async function settled() {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
}
