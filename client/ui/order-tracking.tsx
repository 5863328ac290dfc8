import { styled } from './theme.ts'

/** The shipments of an order below each other. */
export const Shipments = styled('ul', {
  display: 'grid',
  gap: '$l',
  '& > li + li': { paddingTop: '$l', borderTop: '1px solid $line' },
  '& .status': { fontWeight: '$semibold' },
  '& strong': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
