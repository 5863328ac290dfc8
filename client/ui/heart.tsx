import { styled } from './theme.ts'

/** A heart over a picture or beside a heading. It is filled while the product is on the list. */
export const HeartButton = styled('button', {
  position: 'absolute',
  zIndex: '$raised',
  top: '$s',
  insetInlineEnd: '$s',
  display: 'grid',
  placeItems: 'center',
  width: '$control',
  height: '$control',
  padding: 0,
  border: '1px solid $line',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  color: '$action',
  '& path': { fillOpacity: 0, fill: '$accent', transition: 'fill-opacity $transitions$quick' },
  '@hover': { '&:hover': { borderColor: '$action' } },
  '&:focus-visible': { borderRadius: '$pill' },
  '&[aria-pressed="true"]': { color: '$accent', '& path': { fillOpacity: 1 } },
  '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'progress' },
})

/** The names of a product, with its heart beside them. */
export const HeartRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '$l',
  '& > :last-child': { gridArea: '1 / 1' },
  '& > button': { position: 'static', gridArea: '1 / 2' },
})
