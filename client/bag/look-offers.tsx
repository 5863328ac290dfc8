import { styled } from '../ui/theme.ts'

/** Free products to choose from, below the lines of the bag. */
export const BonusPanel = styled('section', {
  display: 'grid',
  gap: '$m',
  marginBlock: '$l',
  padding: '$l',
  borderRadius: '$medium',
  backgroundColor: '$shade',
  '& .error': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
  '& ul': { display: 'grid', gap: '$l' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '$m',
  },
  // Where there is no room beside the name, the button is below it.
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$s' },
  '& form > span': { flex: '1 1 10rem' },
  '& li > span': {
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: '$small',
    backgroundColor: '$groundPlain',
  },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})

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
