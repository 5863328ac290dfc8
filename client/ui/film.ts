/** A film whose content names no aspect ratio is 16:9 at all widths (spec 2 §2), and no higher than 80 % of the window. */
export const film = {
  placeSelf: 'center',
  width: 'min(100%, 142vh)',
  height: 'auto',
  minHeight: 0,
  maxHeight: 'none',
  aspectRatio: '16 / 9',
} as const
