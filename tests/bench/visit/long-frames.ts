/** A frame that took longer than 50 ms: how long it blocked input, and its scripts (ms). */
export interface LongFrame {
  blocking: number
  scripts: { url: string; duration: number }[]
}

/** How long these scripts blocked input (ms): in each frame their run time, but at most the frame's blocking time. */
export function blockedBy(frames: readonly LongFrame[], urls: ReadonlySet<string>) {
  let blocked = 0
  for (const { blocking, scripts } of frames) {
    const own = scripts.filter(({ url }) => urls.has(url))
    const ran = own.reduce((ms, { duration }) => ms + duration, 0)
    blocked += Math.min(blocking, ran)
  }
  return blocked
}
