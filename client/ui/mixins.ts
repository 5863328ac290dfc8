/** The frame of a modal dialog that lies at the bottom of a phone; larger screens place it themselves. */
export const sheet = {
  width: '100%',
  maxWidth: '100%',
  maxHeight: '90dvh',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  borderRadius: '$medium $medium 0 0',
  backgroundColor: '$surface',
  color: '$ink',
  overflowY: 'auto',
  '&:is([open], :popover-open)': { animation: 'lift $transitions$calm' },
  '&::backdrop': { backgroundColor: '$veil' },
} as const

/** A film whose content names no aspect ratio is 16:9 at all widths (spec 2 §2), and no higher than 80 % of the window. */
export const film = {
  placeSelf: 'center',
  width: 'min(100%, 142vh)',
  height: 'auto',
  minHeight: 0,
  maxHeight: 'none',
  aspectRatio: '16 / 9',
} as const

/**
 * Light text on the shop's dark ground. The colors of all parts change with it, except those of a dialog, which has a
 * separate ground.
 */
export const lightText = {
  backgroundColor: '$night',
  color: '$onNight',
  '& .words > :not([popover])': {
    '--colors-ink': '$colors$onNight',
    '--colors-quiet': '$colors$onNightQuiet',
    '--colors-accent': '$colors$onNight',
    '--colors-action': '$colors$onNight',
    '--colors-actionHover': '$colors$onNightQuiet',
    '--colors-onAction': '$colors$night',
    '--colors-shade': '$colors$nightLine',
  },
} as const

/** Resets a popover to a normal block, used from the large breakpoint on. */
export const inPlace = {
  display: 'block',
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
} as const
