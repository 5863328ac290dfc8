import { styled } from '#client/ui/theme.ts'

/** Questions that lead to a search, in one row on wide screens. */
export const Finder = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: '$l',
  '& select': { width: '100%' },
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
})
