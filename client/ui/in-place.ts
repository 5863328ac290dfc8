/** A popover that, from the large breakpoint on, stands in its place in the page as if it were none. */
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
