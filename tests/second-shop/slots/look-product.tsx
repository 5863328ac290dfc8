import { styled } from '#client/ui/theme.ts'

/** A note behind a line of stitches. */
export const Stitched = styled('p', {
  paddingInlineStart: '$l',
  borderInlineStart: '2px dashed $accent',
  color: '$quiet',
  '& a': { color: '$ink', whiteSpace: 'nowrap' },
})
