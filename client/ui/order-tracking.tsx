import { styled } from './theme.ts'

/** The form, with what the merchant says about tracking beside it; on smaller screens below. */
export const TrackingGrid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xxl clamp($space$xl, 6vw, 6rem)',
  paddingTop: '$l',
  '@lg': { gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 1fr)' },
  '& > form': {
    alignContent: 'start',
    alignSelf: 'start',
    maxWidth: '$text',
    padding: 'clamp($space$l, 3.2vw, 1.75rem)',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$surface',
    gap: '$l',
  },
})

/** The shipments of an order below each other. */
export const Shipments = styled('ul', {
  display: 'grid',
  gap: '$l',
  '& > li + li': { paddingTop: '$l', borderTop: '1px solid $line' },
  '& .status': { fontWeight: '$semibold' },
  '& strong': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
