import { styled } from './theme.ts'

/** The places of a discount within reach. Empty ones are dashed. */
export const TrayPlaces = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$s $m',
  marginTop: '$xs',
  '& .places': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& .places > span': {
    width: '2.5rem',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    border: '1px solid $line',
    borderRadius: '$small',
    backgroundColor: '$groundPlain',
  },
  '& .places > .empty': {
    display: 'grid',
    placeItems: 'center',
    border: '1px dashed $accentLine',
    backgroundColor: 'transparent',
    color: '$accent',
    '&::before': { content: '"+" / ""', fontSize: '$lead' },
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& a': {
    display: 'inline-block',
    paddingBlock: '$xs',
    fontSize: '$small',
    fontWeight: '$semibold',
  },
})
