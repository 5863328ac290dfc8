let offset = 0

const machineTime = () => Date.now()

/** The service's clock. It is the machine's, unless test control has moved it. */
export const clock = {
  now: () => machineTime() + offset,
  moveTo: (now: number) => {
    offset = now - machineTime()
  },
  moveBy: (milliseconds: number) => {
    offset = milliseconds
  },
}
