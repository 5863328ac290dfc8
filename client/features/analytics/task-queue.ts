export interface TaskQueue {
  add(task: () => void): void
  /** Runs at once what is left, as when the page is left. */
  finish(): void
}

/** Runs each task by itself, in their order, so that together they never block the main thread. */
export function createTaskQueue(): TaskQueue {
  const tasks: (() => void)[] = []
  let isScheduled = false

  function schedule() {
    if (isScheduled || tasks.length === 0) return
    isScheduled = true
    setTimeout(runNext)
  }

  function runNext() {
    isScheduled = false
    const task = tasks.shift()
    schedule()
    task?.()
  }

  return {
    add(task) {
      tasks.push(task)
      schedule()
    },
    finish() {
      for (const task of tasks.splice(0)) task()
    },
  }
}
