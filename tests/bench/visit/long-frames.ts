/** A frame that took longer than 50 ms: for how long it blocked input, and which scripts ran in it (ms). */
export interface LongFrame {
  blocking: number
  scripts: { url: string; duration: number }[]
}

/** How long these scripts blocked input (ms): in each frame as long as they ran, but at most as long as it blocked. */
export function blockedBy(frames: readonly LongFrame[], urls: ReadonlySet<string>) {
  let blocked = 0
  for (const { blocking, scripts } of frames) {
    const own = scripts.filter(({ url }) => urls.has(url))
    const ran = own.reduce((ms, { duration }) => ms + duration, 0)
    blocked += Math.min(blocking, ran)
  }
  return blocked
}
