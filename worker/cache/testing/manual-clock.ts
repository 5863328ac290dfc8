import type { StartTimer } from '../../runtime/timer.ts'

const START = Date.parse('2026-11-21T12:00:00Z')

/** More turns than the longest promise chain between a visit and its last write. */
const TURNS = 300

interface Alarm {
  at: number
  run(): void
}

/** A clock that only the test advances. Timers fire as it passes them. */
export interface ManualClock {
  now: () => number
  startTimer: StartTimer
  /** Advances the time and runs everything that was waiting for it. */
  advance(ms: number): Promise<void>
  /** Sets the clock forward or back, like a clock correction, without firing timers. */
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
    async advance(ms) {
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

/** Waits until all work has run that needs neither more time nor a network response. */
export async function settled() {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve()
}
