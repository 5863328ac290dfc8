import { setImmediate } from 'node:timers/promises'

interface Event {
  at: number
  order: number
  run: () => void
}

/**
 * The simulator's time and all that is due. Time passes only while nothing else can run: the next event runs, then all
 * promises that follow from it, and then the event after it.
 */
export function createTimeline(startsAt: number) {
  /** Sorted, the latest first. */
  const queue: Event[] = []
  let now = startsAt
  let order = 0
  let ran = 0

  function insert(event: Event) {
    let [low, high] = [0, queue.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = queue[middle]
      const isLater =
        other && (other.at > event.at || (other.at === event.at && other.order > event.order))
      if (isLater) low = middle + 1
      else high = middle
    }
    queue.splice(low, 0, event)
  }

  /** Runs `run` after a time (ms). Returns a function that cancels it. */
  function after(ms: number, run: () => void): () => void {
    order += 1
    const event = { at: now + Math.max(0, ms), order, run }
    insert(event)
    return () => {
      event.run = ignore
    }
  }

  return {
    now: () => now,
    after,
    sleep: (ms: number) => new Promise<void>((resolve) => void after(ms, resolve)),
    /** How many events have run. */
    ran: () => ran,
    /** Runs what is due until `isOver`, or until nothing is. */
    async run(isOver: () => boolean) {
      await setImmediate()
      while (!isOver()) {
        const next = queue.pop()
        if (!next) return
        if (next.run === ignore) continue
        now = next.at
        ran += 1
        next.run()
        // Node.js runs every promise that is ready before its next turn.
        await setImmediate()
      }
    },
  }
}

const ignore = () => undefined

export type Timeline = ReturnType<typeof createTimeline>
