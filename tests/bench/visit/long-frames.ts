/** A frame that took longer than 50 ms: for how long it blocked input, and which scripts ran in it (ms). */
export interface LongFrame {
  blocking: number
  scripts: { url: string; duration: number }[]
}

/** For how long these scripts blocked input (ms): what their run time has of what each frame blocked. */
export const blockedBy = (frames: readonly LongFrame[], urls: ReadonlySet<string>) =>
  frames.reduce((sum, { blocking, scripts }) => {
    const own = scripts.filter(({ url }) => urls.has(url))
    return (
      sum +
      Math.min(
        blocking,
        own.reduce((total, { duration }) => total + duration, 0),
      )
    )
  }, 0)
