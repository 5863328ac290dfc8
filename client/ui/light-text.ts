/**
 * Light text on the shop's dark ground. The colors of all parts change with it, except those of a dialog, which has a
 * ground of its own.
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
