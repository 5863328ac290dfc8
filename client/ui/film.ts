/** A film without an aspect ratio of its own is 16:9 at all widths (spec 2 §2), and no higher than most of the window. */
export const film = {
  placeSelf: 'center',
  width: 'min(100%, 142vh)',
  height: 'auto',
  minHeight: 0,
  maxHeight: 'none',
  aspectRatio: '16 / 9',
} as const
